package io.bindery.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.bindery.puppet.load.Classifier;
import io.bindery.puppet.load.NodeClassifier;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// `bindery compile` as people use it: what it shows, and what it says of broken input. Nothing is left half written.
class CompileCommandTest {
    @TempDir
    private Path site = Path.of(".");

    private Ran compile(String... more) {
        List<String> all = new ArrayList<>(List.of(
                "compile", "--confdir", site.resolve("conf").toString(), "--environmentpath", site.resolve("envs").toString(), "--certname",
                "n.example.com"));
        all.addAll(List.of(more));
        return Ran.command(all.toArray(String[]::new));
    }

    private Path write(String path, String text) throws IOException {
        Path file = site.resolve(path);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text);
    }

    private Path script(String path, String body) throws IOException {
        Path file = write(path, "#!/bin/sh\n" + body + "\n");
        return Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    }

    private static void refused(Ran ran, String said) {
        assertThat(ran.err()).startsWith("Error: ").contains(said).doesNotContain("\tat ").doesNotContain("internal error");
        assertThat(ran.out()).isEmpty();
        assertThat(ran.code()).isEqualTo(1);
    }

    @BeforeEach
    void makeEnvironment() throws IOException {
        write("envs/production/manifests/site.pp", "include m notify { 'top': require => Class['m'] }\n");
        write("envs/production/modules/m/manifests/init.pp", "class m($p = 'default') { notify { \"m ${p}\": } }\n");
        write("envs/production/hiera.yaml", "version: 5\nhierarchy:\n  - {name: all, path: all.yaml, datadir: data}\n");
        write("envs/production/data/all.yaml", "other: 1\nm::p: from data\n");
    }

    @Test
    void theCatalogIsWrittenWholeOrNotAtAll() throws IOException {
        Path out = site.resolve("catalog.json");
        assertThat(compile("--out", out.toString()).code()).isZero();
        String good = Files.readString(out);
        assertThat(good).contains("\"title\":\"m from data\"").endsWith("}\n");
        write("envs/production/manifests/site.pp", "notify { 'a': } fail('half way')");
        Ran ran = compile("--out", out.toString());
        refused(ran, "half way");
        assertThat(Files.readString(out)).isEqualTo(good);
        try (var files = Files.list(site)) {
            assertThat(files.map(file -> file.getFileName().toString())).containsExactlyInAnyOrder("envs", "catalog.json");
        }
    }

    @Test
    void inputsListManifestsDataAndConfiguration() {
        Ran ran = compile("--inputs");
        assertThat(ran.out().lines().map(line -> line.replace(site + "/envs/production/", "")))
                .contains("manifests/site.pp", "modules/m/manifests/init.pp", "hiera.yaml", "data/all.yaml");
    }

    @Test
    void explainNamesTheFileAndLineOfData() {
        assertThat(compile("--explain", "Class[m]").out())
                .contains("p => from data\n    lookup of m::p in environment layer, " + site + "/envs/production/data/all.yaml:2\n");
    }

    @Test
    void cp4_relationshipsAreDrawnAndCyclesFound() throws IOException {
        assertThat(compile("--format", "dot").out()).startsWith("digraph Resources {").contains("\"Stage[main]\" -> \"Class[M]\"");
        assertThat(compile("--graph", "relationships").out()).contains("\"Class[M]\" -> \"Notify[top]\"");
        assertThat(compile("--graph", "expanded").out()).contains("\"Whit[Completed_class[M]]\" -> \"Notify[top]\"");
        write("envs/production/manifests/site.pp", "notify { 'a': require => Notify['b'] } notify { 'b': require => Notify['a'] }");
        assertThat(compile().code()).isZero();
        Ran checked = compile("--check-cycles");
        assertThat(checked.code()).isEqualTo(1);
        assertThat(checked.err())
                .contains("Error: Found 1 dependency cycle:\n(Notify[a] => Notify[b] => Notify[a])\\nTry the '--graph' option")
                .contains("Error: Failed to apply catalog: One or more resource dependency cycles detected in graph");
    }

    @Test
    void allThatIsLoggedIsSaidAndTheErrorItEndsWithOnce() throws IOException {
        write("envs/production/modules/odd/metadata.json", "{\"name\": \"x-odd\"}");
        String lacking = "Error: No source module metadata provided for odd\n";
        assertThat(compile("-e", "err('e') warning('w')", "--format", "summary").err())
                .isEqualTo(lacking + "Error: Scope(Class[main]): e\nWarning: Scope(Class[main]): w\n");
        assertThat(compile("-e", "err('e') fail('f')").err())
                .startsWith(lacking + "Error: Scope(Class[main]): e\nError: Evaluation Error: Error while evaluating a Function Call, f (line: 1")
                .containsOnlyOnce("Evaluation Error");
        assertThat(compile("-e", "notice(1)", "--format", "summary").err()).isEqualTo(lacking + "Notice: Scope(Class[main]): 1\n");
    }

    @Test
    void anUnknownEnvironmentIsNamedWithThePath() {
        refused(
                compile("--environment", "nowhere"),
                "Could not find a directory environment named 'nowhere' anywhere in the path: " + site + "/envs. Does the directory exist?");
    }

    @Test
    void aManifestThatIsNotThereIsNamed() {
        refused(compile("--manifest", site + "/none.pp"), "Could not find file " + site + "/none.pp");
    }

    @Test
    void manifestsThatCannotBeReadAreNamed() throws IOException {
        String manifests = site + "/envs/production/manifests";
        Files.createDirectory(Path.of(manifests, "x.pp"));
        refused(compile(), "Could not parse for environment production: Is a directory @ io_fread - " + manifests + "/x.pp on node n.example.com");
        Files.delete(Path.of(manifests, "x.pp"));
        Files.write(Path.of(manifests, "x.pp"), new byte[] {'#', (byte) 0xE9});
        refused(compile(), "Could not parse for environment production: invalid byte sequence in UTF-8 on node n.example.com");
        Files.write(Path.of(manifests, "x.pp"), new byte[] {(byte) 0xFF, (byte) 0xFE, 0});
        refused(compile(), "Illegal UTF-16 Byte Order mark at beginning of input: [FF FE] - remove these from the puppet source");
        Files.delete(Path.of(manifests, "x.pp"));
        Files.delete(site.resolve("envs/production/modules/m/manifests/init.pp"));
        Path init = Files.createDirectory(site.resolve("envs/production/modules/m/manifests/init.pp"));
        refused(
                compile(),
                "Evaluation Error: Error while evaluating a Function Call, Is a directory @ io_fread - " + init + " (file: " + manifests
                        + "/site.pp, line: 1, column: 1) on node n.example.com");
    }

    @Test
    void aManifestThatMayNotBeReadIsNamed() throws IOException {
        Path secret = write("envs/production/manifests/secret.pp", "notice(1)");
        Assumptions.assumeTrue(secret.toFile().setReadable(false) && !Files.isReadable(secret));
        refused(compile(), "Could not parse for environment production: Permission denied @ rb_sysopen - " + secret + " on node n.example.com");
    }

    @Test
    void aManifestThatFailsWhileItIsReadIsNamed() throws IOException {
        Assumptions.assumeTrue(Files.exists(Path.of("/proc/self/mem")));
        Path link = Files.createSymbolicLink(site.resolve("envs/production/manifests/z.pp"), Path.of("/proc/self/mem"));
        refused(compile(), "Could not parse for environment production: Input/output error @ io_fread - " + link + " on node n.example.com");
    }

    @Test
    void cp6_factsAreKeptAndFoundAgain() throws IOException {
        String facts = write("facts.json", "{\"role\": \"web\", \"list\": [1, true, null]}").toString();
        String variable = "vardir=" + site.resolve("var");
        String program = "notify { \"role ${facts['role']}\": }";
        assertThat(compile("--facts", facts, "--cache-facts", "--set", variable, "-e", program).code()).isZero();
        assertThat(Files.readString(site.resolve("var/yaml/facts/n.example.com.yaml")))
                .startsWith("--- !ruby/object:Puppet::Node::Facts\nname: n.example.com\nvalues:\n  role: web\n  list:\n  - 1\n  - true\n  -\ntimestamp: '20");
        assertThat(compile("--set", "facts_terminus=yaml", "--set", variable, "-e", program).out()).contains("\"title\":\"role web\"");
        refused(
                Ran.command("compile", "--confdir", site + "/conf", "--certname", "../../out", "--facts", facts, "--cache-facts", "--set", variable, "-e", ""),
                "The node name '../../out' cannot be the name of a file");
        assertThat(site.resolve("var/out.yaml")).doesNotExist();
        write("var/yaml/facts/n.example.com.yaml", "--- !ruby/object:Puppet::Node::Facts\nname: n\nvalues: [");
        refused(compile("--set", "facts_terminus=yaml", "--set", variable), "Could not read facts from " + site + "/var/yaml/facts/n.example.com.yaml");
    }

    @Test
    void cp7_theCompilingMachineNamesItself() {
        assertThat(compile("-e", "notify { \"${server_facts['environment']} ${server_facts['servername'] == $servername} ${serverversion}\": }").out())
                .contains("\"title\":\"production true 8.11.0\"");
    }

    @Test
    void anAgentOfAnotherEnvironmentIsToAskAgain() {
        Ran other = compile("--environment", "production", "--agent-environment", "test", "--check-environment");
        assertThat(other.out())
                .isEqualTo("{\"tags\":[],\"name\":\"n.example.com\",\"version\":null,\"code_id\":null,\"catalog_uuid\":null,\"catalog_format\":2,"
                        + "\"environment\":\"production\",\"resources\":[],\"edges\":[],\"classes\":[]}\n");
        assertThat(other.err()).contains("Warning: Requested environment 'test' did not match server specified environment 'production'");
        assertThat(compile("--environment", "production", "--agent-environment", "production", "--check-environment").out())
                .contains("\"title\":\"top\"");
    }

    @Test
    void aCatalogIsStoredInItsDirectoryOnly() throws IOException {
        Path catalogs = Files.createDirectories(site.resolve("a/b/catalogs"));
        Ran ran = compile("--certname", "../../x", "--catalogs", catalogs.toString());
        assertThat(ran.code()).isEqualTo(1);
        assertThat(ran.err()).contains("The node name '../../x' cannot be the name of a file");
        try (var files = Files.walk(site.resolve("a"))) {
            assertThat(files.filter(Files::isRegularFile)).isEmpty();
        }
    }

    @Test
    void inputsListFactsAndKeys() throws IOException {
        String facts = write("facts.json", "{\"role\": \"web\", \"os\": {\"family\": \"x\"}, \"unused\": 1}").toString();
        write("envs/production/manifests/site.pp", "include m notify { \"${role} ${facts['os']['family']}\": } lookup('asked', {default_value => 1})\n");
        assertThat(compile("--facts", facts, "--inputs").out().lines().filter(line -> line.matches("(fact|key) .*")))
                .containsExactly("fact os", "fact role", "key asked", "key m::p");
        assertThat(compile("--facts", facts, "--inputs", "-e", "$facts.each |$k, $v| { notice($k) }").out().lines().filter(line -> line.matches("(fact|key) .*")))
                .containsExactly("fact os", "fact role", "fact unused");
    }

    @Test
    void brokenFactsAreNamed() throws IOException {
        refused(compile("--facts", write("facts.json", "{\"a\": ").toString()), "Could not read facts from " + site + "/facts.json");
        refused(compile("--facts", write("facts.yaml", "a: [1").toString()), "Could not read facts from " + site + "/facts.yaml");
        refused(compile("--facts", write("list.json", "[1]").toString()), "Could not read facts from " + site + "/list.json");
        refused(compile("--facts", site + "/none.json"), "No such file or directory");
        refused(compile("--facts", site.toString()), "Is a directory @ rb_sysopen - " + site);
        String object = "--- !ruby/object:Puppet::Node::Facts\nname: n\nvalues:\n  a: 1\n";
        assertThat(compile("--facts", write("object.yaml", object).toString(), "-e", "notify { \"a ${a}\": }").out()).contains("\"title\":\"a 1\"");
        refused(compile("--facts", write("object.yaml", object + " b: 2\n").toString()), "Could not read facts from " + site + "/object.yaml");
        refused(compile("--facts", write("other.yaml", "--- !ruby/object:Kernel\na: 1\n").toString()), "Could not read facts from " + site + "/other.yaml");
        refused(compile("--facts", site.toString()), "Is a directory");
    }

    @Test
    void aLoopOfLinksIsToldAndPassedOver() throws IOException {
        Files.createSymbolicLink(site.resolve("loop.json"), site.resolve("loop.json"));
        refused(compile("--facts", site + "/loop.json"), "@ rb_sysopen - " + site + "/loop.json");
        Files.createSymbolicLink(site.resolve("envs/production/manifests/again"), site.resolve("envs/production/manifests"));
        Files.createSymbolicLink(site.resolve("envs/production/modules/self"), site.resolve("envs/production/modules/self"));
        Files.createSymbolicLink(site.resolve("envs/production/modules/up"), site.resolve("envs/production/modules"));
        assertThat(compile().code()).isZero();
    }

    @Test
    void directoriesThatCannotBeModulesAreNone() throws IOException {
        for (String name : List.of("with-dash", "Upper", "0digit", ".hidden", "a b", "ümlaut")) {
            write("envs/production/modules/" + name + "/manifests/init.pp", "class " + name + " { broken");
        }
        assertThat(compile().code()).isZero();
        refused(compile("-e", "include 'with-dash'"), "with-dash");
    }

    @Test
    void aClassifierThatFailsOrTalksNonsenseIsTold() throws IOException {
        refused(compile("--enc", script("enc", "echo no >&2; exit 7").toString()), "returned 7");
        refused(compile("--enc", script("enc", "echo 'a: [1'").toString()), "Could not load external node results for n.example.com");
        refused(compile("--enc", script("enc", "echo 'classes: !ruby/object:Kernel {}'").toString()), "Could not load external node results for n.example.com");
        refused(compile("--set", "node_terminus=exec", "--set", "external_nodes=" + site + "/none"), "Could not find command '" + site + "/none'");
        refused(compile("--enc", script("enc", "echo 'just text'").toString()), "Could not load external node results for n.example.com");
        assertThat(compile("--enc", script("enc", "echo 'classes: [m]'").toString()).out()).contains("\"classes\":[\"m\",\"settings\",");
    }

    @Test
    void cp12_aNodeThatTheClassifierDoesNotKnowIsAnError() throws IOException {
        refused(compile("--enc", script("enc", "true").toString()), "Could not find node 'n.example.com'; cannot compile");
        refused(compile("--set", "node_terminus=nosuch"), "Could not find terminus nosuch for indirection node");
    }

    @Test
    void mo9_aPluginMayAnswerWhatANodeIs() {
        Ran ran = compile("--set", "node_terminus=test", "-e", "class chosen { notify { \"${from_plugin}\": } }");
        assertThat(ran.out()).contains("\"title\":\"for n.example.com\"").contains("\"title\":\"Chosen\"");
    }

    /// A classifier that a jar would bring.
    public static final class TestClassifier implements NodeClassifier {
        @Override
        public String name() {
            return "test";
        }

        @Override
        public Classifier.Classification classify(ClassifiedNode node) {
            LinkedHashMap<String, Value> parameters = new LinkedHashMap<>();
            parameters.put("from_plugin", Str.of("for " + node.name()));
            LinkedHashMap<String, Hash> classes = new LinkedHashMap<>();
            classes.put("chosen", Hash.EMPTY);
            return new Classifier.Classification(classes, parameters, null, true);
        }
    }

    @Test
    void mo10_questionsAreAnsweredAndNothingIsApplied() throws IOException {
        Path target = site.resolve("applied");
        write("envs/production/manifests/site.pp", "file { '" + target + "': ensure => file } include m\n");
        String environment = site.resolve("envs/production").toString();
        String facts = write("facts.json", "{\"a\": 1}").toString();
        assertThat(compile().out()).contains("\"title\":\"" + target + "\"");
        assertThat(compile("--explain", "File[" + target + "]").out()).contains("ensure => file");
        assertThat(Ran.command("lookup", "m::p", "--explain", "--environment-dir", environment, "--node", "n", "--facts", facts).out())
                .contains("Found key: \"m::p\" value: \"from data\"");
        assertThat(target).doesNotExist();
    }

    @Test
    void configVersionIsAsked() throws IOException {
        script("envs/production/version.sh", "echo r42");
        write("envs/production/environment.conf", "config_version = version.sh\n");
        assertThat(compile().out()).contains("\"version\":\"r42\"");
        script("envs/production/version.sh", "echo broken; exit 3");
        refused(compile(), "Execution of config_version command `" + site + "/envs/production/version.sh` failed");
    }

    @Test
    void settingsComeFromTheSectionsOfPuppetConf() throws IOException {
        write("conf/puppet.conf", "[main]\nvardir = /from/main\nstrict_variables = false\nstrict=warning\n[server]\nssldir = $vardir/keys\n");
        assertThat(compile("-e", "notice(\"${settings::vardir} ${settings::ssldir}\")").err() + compile("-e", "notify { $settings::ssldir: }").out())
                .contains("/from/main/keys");
    }

    @Test
    void exportedResourcesGoThroughTheDirectoryOfCatalogs() throws IOException {
        Path stored = Files.createDirectory(site.resolve("stored"));
        Ran.command("compile", "--confdir", site + "/conf", "--certname", "one", "--catalogs", stored.toString(), "-e", "@@notify { 'shared': }");
        Ran two = Ran.command("compile", "--confdir", site + "/conf", "--certname", "two", "--catalogs", stored.toString(), "-e", "Notify <<| |>>");
        assertThat(two.out()).contains("\"title\":\"shared\"");
        Files.writeString(stored.resolve("three.json"), "{ broken");
        refused(
                Ran.command("compile", "--confdir", site + "/conf", "--certname", "two", "--catalogs", stored.toString(), "-e", "Notify <<| |>>"),
                "Could not read the stored catalog " + stored + "/three.json");
    }
}
