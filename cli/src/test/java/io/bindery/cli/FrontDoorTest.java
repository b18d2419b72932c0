package io.bindery.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.bindery.data.JsonReader;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Value;
import io.bindery.puppet.value.ValueBuilder;
import io.bindery.text.SourceFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What a new user meets at the command line: misspelt words, flags that contradict each other, explanations, settings.
class FrontDoorTest {
    @TempDir
    private Path temporary;

    private Path site;

    @BeforeEach
    void makeSite() throws IOException {
        site = temporary.toRealPath().resolve("environments/production");
        write("manifests/site.pp", """
                $owner = 'root'
                node 'web01.example.com' {
                  $base = '/var/www'
                  include nginx
                  nginx::site { 'a': docroot => "${base}/a" }
                }
                node default {
                  notify { $trusted['certname']: }
                }
                """);
        write("modules/nginx/manifests/init.pp", """
                class nginx (Integer $port, String $root = '/srv') {
                  $conf = "listen ${port}; # ${root}"
                  file { '/etc/nginx.conf':
                    ensure  => file,
                    content => "${conf}\\n",
                  }
                }
                """);
        write("modules/nginx/manifests/site.pp", """
                define nginx::site ($docroot, $listen = $nginx::port) {
                  $extra = lookup('who')
                  file { "/srv/${title}":
                    content => template('nginx/site.erb'),
                    owner   => $owner,
                    group   => "${listen}${extra}",
                  }
                }
                """);
        write("modules/nginx/templates/site.erb", "<%= @docroot %>\n");
        write("hiera.yaml", "version: 5\nhierarchy:\n  - name: common\n    path: common.yaml\n");
        write("data/common.yaml", "# ports\nnginx::port: 8080\nwho: \"%{trusted.certname} %{facts.clientcert}\"\nagain: \"%{lookup('who')}\"\n");
        write("nodes/web01.example.com.json", "{\"os\":{\"family\":\"Debian\"}}");
    }

    private void write(String name, String text) throws IOException {
        Path file = site.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    private Ran compile(String... more) {
        String[] all = new String[more.length + 7];
        System.arraycopy(more, 0, all, 7, more.length);
        System.arraycopy(
                new String[] {
                    "compile", "--environment-dir", site.toString(), "--certname", "web01.example.com", "--facts", site.resolve("nodes/web01.example.com.json").toString()
                },
                0,
                all,
                0,
                7);
        return Ran.command(all);
    }

    private Ran lookup(String... more) {
        String[] all = new String[more.length + 7];
        System.arraycopy(more, 0, all, 7, more.length);
        System.arraycopy(
                new String[] {
                    "lookup", "--environment-dir", site.toString(), "--node", "web01.example.com", "--facts", site.resolve("nodes/web01.example.com.json").toString()
                },
                0,
                all,
                0,
                7);
        return Ran.command(all);
    }

    private static Value json(String text) {
        return JsonReader.read(new SourceFile("output", text), ValueBuilder.VALUES);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock = """
            compil                       | did you mean 'compile'?
            help exit-cods               | did you mean 'exit-codes'?
            help chek                    | did you mean 'check'?
            config prnt                  | did you mean 'print'?
            config print modulpath       | did you mean 'modulepath'?
            compile --certnmae=a         | did you mean '--certname'?
            validate --jsn               | did you mean '--json'?
            lookup --explian k           | did you mean '--explain'?
            ca lits                      | did you mean 'list'?
            check --no-140chars-chek .   | did you mean '--no-140chars-check'?
            """)
    void didYouMeanForCommandsFlagsAndSettings(String line, String suggestion) {
        Ran ran = Ran.command(line.split(" "));
        assertThat(ran.code()).isEqualTo(1);
        assertThat(ran.err()).contains(suggestion);
    }

    @Test
    void didYouMeanForEnvironments() {
        Ran ran = Ran.command("compile", "--environmentpath", site.getParent().toString(), "--environment", "prodution", "--certname", "a", "--facts", site.resolve("nodes/web01.example.com.json").toString());
        assertThat(ran.code()).isEqualTo(1);
        assertThat(ran.err()).contains("  hint: did you mean 'production'?");
    }

    @Test
    void didYouMeanForKeysAndResources() {
        assertThat(lookup("nginx::prot").err()).contains("  hint: did you mean 'nginx::port'?");
        assertThat(compile("--explain", "File[/srv/b]").err()).contains("did you mean 'File[/srv/a]'?");
    }

    @Test
    void explainFollowsVariablesToData() {
        Ran ran = compile("--explain", "File[/etc/nginx.conf]");
        assertThat(ran.out().replace(site + "/", "")).isEqualTo("""
                File[/etc/nginx.conf] declared at modules/nginx/manifests/init.pp:3
                  ensure => file
                    declared at modules/nginx/manifests/init.pp:4:5
                  content => listen 8080; # /srv

                    declared at modules/nginx/manifests/init.pp:5:5
                      $conf: assigned at modules/nginx/manifests/init.pp:2:9
                        $port = 8080: lookup of nginx::port in environment layer, data/common.yaml:2
                        $root = /srv: parameter default at modules/nginx/manifests/init.pp:1:36
                """);
    }

    @Test
    void explainFollowsDefinesTemplatesLookupsAndOtherScopes() {
        String text = compile("--explain", "File['/srv/a']").out().replace(site + "/", "");
        assertThat(text)
                .contains("template('nginx/site.erb'): template modules/nginx/templates/site.erb")
                .contains("$docroot = /var/www/a: declared at manifests/site.pp:5:22")
                .contains("$base: assigned at manifests/site.pp:3:9")
                .contains("$owner: assigned at manifests/site.pp:1:8")
                .contains("$nginx::port = 8080: lookup of nginx::port in environment layer, data/common.yaml:2")
                .contains("lookup('who'): data in environment layer, data/common.yaml:3");
    }

    @Test
    void aReferenceIsWrittenWithOrWithoutQuotes() {
        String plain = compile("--explain", "File[/srv/a]").out();
        assertThat(plain).startsWith("File[/srv/a] declared at ");
        assertThat(compile("--explain", "File['/srv/a']").out()).isEqualTo(plain);
        assertThat(compile("--explain", "file[\"/srv/a\"]").out()).isEqualTo(plain);
    }

    @Test
    void flagsActInJsonToo() {
        assertThat(json(compile("--explain", "File[/srv/a]", "--format", "json").out())).isInstanceOf(Hash.class);
        Hash inputs = (Hash) json(compile("--inputs", "--format", "json").out());
        assertThat(((Arr) inputs.get("keys")).elements()).map(Object::toString).anyMatch(key -> key.contains("nginx::port"));
        assertThat(json(compile("--explain-environment", "--json").out())).isInstanceOf(Hash.class);
        Ran explained = lookup("who", "--explain", "--json");
        assertThat(explained.code()).isZero();
        assertThat(json(explained.out())).isInstanceOf(Hash.class);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock = """
            compile --batch --facts x                    | --facts has no effect beside --batch
            compile --batch --format summary             | --format has no effect beside --batch
            compile --nodes-from d --explain File[/x]    | --explain has no effect beside --nodes-from
            compile --nodes-from d --certname x          | --certname has no effect beside --nodes-from
            compile --inputs --explain File[/x]          | choose one
            compile --inputs --format dot                | --format dot has no effect beside --inputs
            compile --json --format summary              | contradict each other
            compile -e notice(1) site.pp                 | choose one
            lookup k --nodes-from d --explain            | --explain has no effect beside --nodes-from
            lookup k --json --render-as yaml             | --render-as has no effect beside --json
            lookup k --who-uses --merge deep             | --merge has no effect beside --who-uses
            dump --json --format pn                      | contradict each other
            compile --color=pink                         | --color is one of ansi, html, false
            """)
    void flagsThatDoNothingAreRefused(String line, String reason) {
        Ran ran = Ran.command(line.split(" "));
        assertThat(ran.code()).isEqualTo(1);
        assertThat(ran.err()).contains(reason);
    }

    @Test
    void whoUsesAKey() {
        Ran ran = lookup("who", "--who-uses");
        assertThat(ran.out().replace(site + "/", "")).isEqualTo("modules/nginx/manifests/site.pp:2: lookup()\ndata/common.yaml:4: data\n");
        assertThat(lookup("nginx::port", "--who-uses").out().replace(site + "/", ""))
                .isEqualTo("modules/nginx/manifests/init.pp:1: class nginx, parameter $port\n");
        assertThat(lookup("nobody", "--who-uses").code()).isEqualTo(1);
    }

    @Test
    void whoUsesAKeyAmongNodes() throws IOException {
        write("nodes/other.json", "{}");
        Ran ran = Ran.command("lookup", "nginx::port", "--who-uses", "--environment-dir", site.toString(), "--nodes-from", site.resolve("nodes").toString());
        assertThat(ran.out()).endsWith("# 1 node asks for it: web01.example.com\n");
    }

    @Test
    void nodesFromReportsFailedNodes() throws IOException {
        Path nodes = site.resolve("nodes");
        Ran fine = Ran.command("compile", "--environment-dir", site.toString(), "--nodes-from", nodes.toString());
        assertThat(fine.out()).isEqualTo("web01.example.com  8 resources\n1 compiled, 0 failed\n");
        assertThat(fine.code()).isZero();
        write("nodes/broken.json", "{\"a\":");
        Path out = site.resolve("catalogs");
        Files.createDirectories(out);
        Ran ran = Ran.command("compile", "--environment-dir", site.toString(), "--nodes-from", nodes.toString(), "--json", "--out", out.toString());
        assertThat(ran.code()).isEqualTo(2);
        assertThat(((Arr) json(ran.out())).elements()).hasSize(2);
        assertThat(out.resolve("web01.example.com.json")).isRegularFile();
        assertThat(ran.err()).contains("on node broken");
    }

    @Test
    void compileAndLookupAgreeAboutTrustedData() {
        String catalog = compile("-e", "notify { lookup('who'): }").out();
        assertThat(lookup("who").out()).isEqualTo("--- 'web01.example.com '\n");
        assertThat(catalog).contains("\"title\":\"web01.example.com \"");
        assertThat(lookup("who", "--trusted-from-facts").out()).isEqualTo("--- \" \"\n");
    }

    @Test
    void aClassifierMayNameTheSameEnvironment() throws IOException {
        Path script = site.resolve("enc");
        Files.writeString(script, "#!/bin/sh\necho 'environment: production'\n");
        Files.setPosixFilePermissions(script, java.nio.file.attribute.PosixFilePermissions.fromString("rwxr-xr-x"));
        assertThat(compile("--enc", script.toString(), "--format", "summary").code()).isZero();
        Files.writeString(script, "#!/bin/sh\necho 'environment: elsewhere'\n");
        assertThat(compile("--enc", script.toString(), "--format", "summary").err()).contains("elsewhere");
    }

    @Test
    void logLinesGoWhereTheyAreAskedTo() throws IOException {
        Path log = site.resolve("log.json");
        Ran ran = compile("-e", "debug('d') info('i') warning('w')", "--debug", "--logdest", log.toString(), "--format", "summary");
        assertThat(ran.err()).isEmpty();
        assertThat(Files.readString(log)).contains("\"level\":\"debug\"", "\"level\":\"info\"", "\"level\":\"warning\"");
        assertThat(compile("-e", "debug('d') info('i')", "--format", "summary").err()).isEmpty();
        assertThat(compile("-e", "debug('d') info('i')", "-v", "--format", "summary").err()).contains("Info: Scope(Class[main]): i").doesNotContain("Debug:");
        assertThat(compile("-e", "warning('w')", "--color", "html").err()).contains("<span style=\"color: #FFFF60\">Warning: ");
        assertThat(compile("-e", "warning('w')", "--color", "ansi").err()).contains("\u001b[1;33mWarning: ");
        assertThat(compile("--profile", "--format", "summary").err()).contains("Profile: ").contains("Class[Nginx] ");
    }

    @Test
    void configPrintShowsValueAndOrigin() throws IOException {
        write("../../puppet.conf", "[main]\nenvironmentpath = $confdir/environments\n[server]\nstrict = warning\n");
        write("environment.conf", "modulepath = modules:site\n");
        Path conf = site.getParent().getParent();
        Ran one = Ran.command("config", "print", "modulepath", "--confdir", conf.toString());
        assertThat(one.out()).isEqualTo(site + "/modules:" + site + "/site\n");
        assertThat(one.err()).isEqualTo("(" + site + "/environment.conf:1 [main])\n");
        Ran some = Ran.command("config", "print", "strict", "environmentpath", "confdir", "runinterval", "--confdir", conf.toString());
        assertThat(some.out()).isEqualTo("strict = warning    # " + conf + "/puppet.conf:4 [server]\n"
                + "environmentpath = " + conf + "/environments    # " + conf + "/puppet.conf:2 [main]\n"
                + "confdir = " + conf + "    # flag\n"
                + "runinterval = 1800    # default\n");
        Arr rows = (Arr) json(Ran.command("config", "print", "strict", "--json", "--confdir", conf.toString()).out());
        assertThat(((Hash) rows.elements().getFirst()).entries().keySet()).map(Object::toString).hasSize(5);
        assertThat(Ran.command("config", "print").out().lines().count()).isGreaterThan(200);
    }

    @Test
    void doctorNamesProblemsAndAdvice() throws IOException {
        Path conf = site.getParent().getParent();
        write("../../puppet.conf", "[main]\nenvironmentpath = $confdir/environments\n");
        Ran well = Ran.command("doctor", "--confdir", conf.toString(), "--vardir", conf.toString());
        assertThat(well.out()).contains("ok       environment production: ", "ok       hiera: " + site + "/hiera.yaml");
        assertThat(well.code()).isZero();
        write("hiera.yaml", """
                version: 5
                hierarchy:
                  - name: secrets
                    lookup_key: eyaml_lookup_key
                    path: common.yaml
                    options:
                      pkcs7_private_key: /nonexistent/private_key.pem
                      pkcs7_public_key: /nonexistent/public_key.pem
                """);
        Ran ill = Ran.command("doctor", "--confdir", conf.toString(), "--vardir", conf.toString());
        assertThat(ill.out()).contains("problem  eyaml key: /nonexistent/private_key.pem does not exist\n         -> ");
        assertThat(ill.code()).isEqualTo(1);
        write("../../puppet.conf", "[main]\nnonsense\n");
        assertThat(Ran.command("doctor", "--confdir", conf.toString()).out()).contains("problem  settings: ");
        assertThat(json(Ran.command("doctor", "--json", "--confdir", conf.toString()).out())).isInstanceOf(Arr.class);
    }

    @Test
    void versionAndHelpOfTopics() {
        assertThat(Ran.command("version").out()).startsWith("bindery ").contains("follows Puppet ");
        assertThat(json(Ran.command("version", "--json").out())).isInstanceOf(Hash.class);
        for (io.bindery.cli.help.HelpTopic topic : io.bindery.cli.help.HelpTopic.values()) {
            assertThat(Ran.command("help", topic.word()).out()).isNotBlank();
        }
        assertThat(Ran.command("help", "compile").out()).startsWith("Usage: bindery compile ");
        assertThat(Ran.command("help", "config", "print").out()).startsWith("Usage: bindery config print ");
    }

    private static Hash schema(String name) throws IOException {
        return (Hash) ((Hash) ((Hash) json(Files.readString(Path.of("../docs/output.schema.json")))).get("$defs")).get(name);
    }

    private static void assertDocumented(String name, Value output) throws IOException {
        Hash schema = schema(name);
        Hash shape = schema.get("items") instanceof Hash items ? items : schema;
        Value first = output instanceof Arr list ? list.elements().getFirst() : output;
        assertThat(((Hash) first).entries().keySet()).as(name).containsAll(((Arr) shape.get("required")).elements());
    }

    @Test
    void jsonHasWhatTheSchemaRequires() throws IOException {
        String conf = site.getParent().getParent().toString();
        assertDocumented("compile_explain", json(compile("--explain", "File[/srv/a]", "--json").out()));
        assertDocumented("compile_inputs", json(compile("--inputs", "--json").out()));
        assertDocumented("compile_explain_environment", json(compile("--explain-environment", "--json").out()));
        assertDocumented("compile_nodes", json(Ran.command("compile", "--json", "--environment-dir", site.toString(), "--nodes-from", site.resolve("nodes").toString()).out()));
        assertDocumented("lookup", json(lookup("who", "--json").out()));
        assertDocumented("lookup_nodes", json(Ran.command("lookup", "who", "--json", "--environment-dir", site.toString(), "--nodes-from", site.resolve("nodes").toString()).out()));
        assertDocumented("lookup_who_uses", json(lookup("who", "--who-uses", "--json").out()));
        assertDocumented("config_print", json(Ran.command("config", "print", "--json").out()));
        assertDocumented("doctor", json(Ran.command("doctor", "--json", "--confdir", conf).out()));
        assertDocumented("version", json(Ran.command("version", "--json").out()));
        assertDocumented("messages", json(Ran.command("epp", "render", "--json", "-e", "x").out()));
    }

    @Test
    void everyCommandTakesJson() {
        // A server has no result; a page of help is for people.
        Set<String> without = Set.of("server", "help");
        assertThat(CommandHelpTest.commands()).hasSizeGreaterThan(30);
        for (String command : CommandHelpTest.commands()) {
            if (!without.contains(command)) {
                String[] words = (command + " --help").split(" ");
                assertThat(Ran.command(words).out()).as(command).contains("--json");
            }
        }
    }
}
