package io.bindery.check;

import static org.assertj.core.api.Assertions.assertThat;

import io.bindery.check.finding.CheckResult;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Each thing that `bindery check` finds, in a repo with that mistake alone.
class CheckTest {
    private static final String CONF = "modulepath = modules\n";

    @TempDir Path temp;
    private Repo repo;

    @BeforeEach
    void makeRepo() throws IOException {
        repo = new Repo(Files.createDirectories(temp.resolve("production"))).with("environment.conf", CONF);
        Files.createDirectories(temp.resolve("production/modules"));
    }

    private void finds(String... lines) throws IOException, InterruptedException {
        assertThat(repo.found()).containsExactly(lines);
    }

    @Test
    void soundRepoHasNoFindings() throws Exception {
        repo.with("manifests/site.pp", "node default {\n  include m\n  m::d { 'x': need => 'y' }\n}\n")
                .with("modules/m/manifests/init.pp", "# m\nclass m (Integer $a = 1) {\n  file { '/a': mode => '0644' }\n}\n")
                .with("modules/m/manifests/d.pp", "# d\ndefine m::d (String $need) {\n  notify { $need: }\n}\n")
                .with("modules/m/functions/f.pp", "# f\nfunction m::f() {\n  1\n}\n")
                .with("hiera.yaml", "version: 5\nhierarchy:\n  - name: all\n    path: common.yaml\n")
                .with("data/common.yaml", "m::a: 2\n")
                .with("Puppetfile", "forge 'https://forge.example.com'\n# mod 'x'\nmod 'author/m',\n  :git => 'https://example.com/m.git',\n  :ref => 'main'\n");
        finds();
    }

    @Test
    void examplesOfAModuleMayDeclareResources() throws Exception {
        repo.with("modules/m/manifests/init.pp", "# m\nclass m {\n}\n").with("modules/m/examples/init.pp", "include m\n");
        finds();
    }

    @Test
    void linkedModulesAreChecked() throws Exception {
        new Repo(Files.createDirectories(temp.resolve("packaged/m"))).with("manifests/init.pp", "file { '/a' ensure => file }\n");
        Path modules = Files.createDirectories(temp.resolve("linked"));
        Files.createSymbolicLink(modules.resolve("m"), temp.resolve("packaged/m"));
        repo = new Repo(modules);
        finds("m/manifests/init.pp:1:13 syntax_error: Syntax error at 'ensure'");
    }

    @Test
    void manifestSyntax() throws Exception {
        repo.with("manifests/site.pp", "file { '/a' ensure => file }\n");
        finds("manifests/site.pp:1:13 syntax_error: Syntax error at 'ensure'");
    }

    @Test
    void eppSyntax() throws Exception {
        repo.with("modules/m/templates/a.epp", "<%= $x + %>\n");
        finds("modules/m/templates/a.epp:1:10 syntax_error: Syntax error at '%>'");
    }

    @Test
    void erbTagWithoutEnd() throws Exception {
        repo.with("modules/m/templates/a.erb", "text\n<%= @x %\n");
        finds("modules/m/templates/a.erb:2:1 erb_syntax: the tag is not closed: there is no %> behind it");
    }

    @Test
    void erbBeyondOurOwnReadingWithoutRuby() throws Exception {
        repo.with("modules/m/templates/a.erb", "<% BEGIN { x } %>\n");
        finds();
    }

    @Test
    void typesThatOnlyRubyCanReadWithoutRuby() throws Exception {
        repo.with("modules/m/lib/puppet/type/thing.rb",
                "Puppet::Type.newtype(:thing) do\n newparam(:name)\n newproperty(:size)\n [:a].each { |x| newproperty(x) }\nend\n")
                .with("manifests/site.pp", "thing { 'one': size => 1 }\nthing { 'two': a => 1 }\nthing { 'three': b => 1 }\n");
        finds();
    }

    @Test
    void yamlSyntaxAndDuplicateKeys() throws Exception {
        repo.with("data/a.yaml", "a: [1\n").with("data/b.yaml", "a: 1\na: 2\n");
        assertThat(repo.found()).hasSize(2);
        assertThat(repo.found().get(0)).startsWith("data/a.yaml:1:4 yaml_syntax: ");
        assertThat(repo.found().get(1)).isEqualTo("data/b.yaml:2:1 duplicate_key: the key 'a' stands twice in this mapping; the last one counts");
    }

    @Test
    void jsonSyntax() throws Exception {
        repo.with("data/a.json", "{\"a\": }");
        assertThat(repo.found()).singleElement().asString().startsWith("data/a.json:1:7 json_syntax: ");
    }

    @Test
    void hieraConfiguration() throws Exception {
        repo.with("hiera.yaml", "version: 5\nhierarchy:\n  - name: x\n    paht: y\n");
        assertThat(repo.found()).singleElement().asString().contains("hiera_config: ").contains("unrecognized key 'paht'");
    }

    @Test
    void eyamlBlocks() throws Exception {
        repo.with("data/a.eyaml", "a: ENC[PKCS7,MIIx]\nb: ENC[PKCS7,abc\nc: DEC(1)::PKCS7[secret]!\n");
        assertThat(repo.found()).hasSize(3).allMatch(line -> line.contains(" eyaml_block: ")).noneMatch(line -> line.contains("secret]"));
    }

    @Test
    void metadata() throws Exception {
        repo.with("modules/m/metadata.json", """
                {"name": "me-other", "version": "1", "author": "me", "license": "x", "source": "y",
                 "dependencies": [{"name": "x/y", "version_requirement": "one"}]}
                """);
        finds(
                "modules/m/metadata.json:1:2 metadata: the module is named 'other' and stands in the directory 'm'",
                "modules/m/metadata.json:1:22 metadata: '1' is not a semantic version",
                "modules/m/metadata.json:2:58 metadata: 'one' is not a range of versions");
    }

    @Test
    void metadataThatPuppetRefuses() throws Exception {
        repo.with("modules/m/metadata.json", "{\"name\": \"me-m\", \"version\": \"1.0.0\", \"author\": \"me\", \"license\": \"x\", \"dependencies\": []}");
        finds("modules/m/metadata.json:1:1 metadata: No source module metadata provided");
    }

    @Test
    void environmentConf() throws Exception {
        repo.with("environment.conf", "manifst = x\nmodulepath = nowhere\n");
        assertThat(repo.found()).hasSize(2);
        assertThat(repo.found().get(0)).startsWith("environment.conf:1:1 environment_conf: Invalid settings").contains("manifst");
        assertThat(repo.found().get(1)).startsWith("environment.conf:2:1 environment_conf: The directory").contains("nowhere' in the modulepath");
    }

    @Test
    void puppetfile() throws Exception {
        repo.with("Puppetfile", "forge 'x'\nmod 'a/b' '1'\nmod 'a-b'\nmod 'A B'\nmod 'x/y', :gti => 'z'\nmod 'c/d',\n");
        finds(
                "Puppetfile:2:10 puppetfile: a comma is missing after the name of the module",
                "Puppetfile:3:5 puppetfile: the module 'b' stands here and on line 2",
                "Puppetfile:4:5 puppetfile: 'A B' is not the name of a module: author/module or module",
                "Puppetfile:5:12 puppetfile: unknown option 'gti'",
                "Puppetfile:6:10 puppetfile: the statement ends with a comma");
    }

    @Test
    void nameThatDoesNotMatchItsFile() throws Exception {
        repo.with("modules/m/manifests/other.pp", "class m::otter {\n}\n");
        assertThat(repo.found()).singleElement().asString()
                .startsWith("modules/m/manifests/other.pp:1:1 illegal_definition_location: Unacceptable location. The name 'm::otter' is unacceptable");
    }

    @Test
    void unknownClass() throws Exception {
        repo.with("manifests/site.pp", "include nothing\nclass { 'm::nothing': }\n").with("modules/m/manifests/init.pp", "class m inherits m::none {\n}\n");
        finds(
                "manifests/site.pp:1:9 unknown_class: Could not find class ::nothing",
                "manifests/site.pp:2:9 unknown_class: Could not find declared class m::nothing",
                "modules/m/manifests/init.pp:1:1 unknown_class: Could not find class ::m::none");
    }

    @Test
    void unknownTypeAndFunction() throws Exception {
        repo.with("manifests/site.pp", "fiel { '/a': }\nnotice(nosuch(1))\n$x = [1].nosuch2\n");
        finds(
                "manifests/site.pp:1:1 unknown_type: Unknown resource type: 'fiel'",
                "manifests/site.pp:2:8 unknown_function: Unknown function: 'nosuch'",
                "manifests/site.pp:3:10 unknown_function: Unknown function: 'nosuch2'");
    }

    @Test
    void unknownParameterOfNativeTypeDefineAndClass() throws Exception {
        repo.with("manifests/site.pp", "service { 'a': enabel => true }\nm::d { 'b': wrong => 1 }\nclass { 'm': wrong => 1 }\n")
                .with("modules/m/manifests/init.pp", "class m {\n}\n")
                .with("modules/m/manifests/d.pp", "define m::d ($a = 1) {\n}\n");
        finds(
                "manifests/site.pp:1:16 unknown_parameter: no parameter named 'enabel' on Service[a]",
                "manifests/site.pp:2:13 unknown_parameter: M::D[b]: has no parameter named 'wrong'",
                "manifests/site.pp:3:14 unknown_parameter: Class[M]: has no parameter named 'wrong'");
    }

    @Test
    void missingParameterOfDefine() throws Exception {
        repo.with("manifests/site.pp", "m::d { 'b': }\nm::d { 'c': * => $facts }\n").with("modules/m/manifests/d.pp", "define m::d ($a) {\n}\n");
        finds("manifests/site.pp:1:1 missing_parameter: M::D[b]: expects a value for parameter 'a'");
    }

    @Test
    void namesOfModulesThatAreNotThereAreNotCalledUnknown() throws Exception {
        repo.with("Puppetfile", "mod 'puppetlabs/stdlib', '9.0.0'\n").with("manifests/site.pp", "include other\nensure_packages('x')\nthing { 'a': }\n");
        CheckResult result = repo.check();
        assertThat(result.findings()).isEmpty();
        assertThat(result.notes()).containsExactly("some names were not checked, as these modules are not there: stdlib");
    }

    @Test
    void theBodyTitledDefaultGivesParametersToTheOthers() throws Exception {
        repo.with("manifests/site.pp", "m::d {\n  default: a => 1, wrong => 2;\n  'b': ;\n  'c': b => 1;\n}\n")
                .with("modules/m/manifests/d.pp", "define m::d ($a, $b) {\n}\n");
        finds(
                "manifests/site.pp:1:1 missing_parameter: M::D[b]: expects a value for parameter 'b'",
                "manifests/site.pp:2:20 unknown_parameter: M::D: has no parameter named 'wrong'");
    }

    @Test
    void namesThatADirectoryOutsideOfTheRepoMayHaveAreNotCalledUnknown() throws Exception {
        repo.with("environment.conf", "modulepath = modules:/nowhere/modules\n").with("modules/m/manifests/init.pp", "class m {\n}\n")
                .with("manifests/site.pp", "include passwords::web\ninclude m::absent\n");
        CheckResult result = repo.check();
        assertThat(result.notes()).containsExactly("some names were not checked, as these modules are not there: those in /nowhere/modules");
        assertThat(result.findings()).extracting(finding -> finding.rule() + " " + finding.line())
                .containsExactlyInAnyOrder("environment_conf 1", "unknown_class 2");
    }

    @Test
    void namesInBranchesAreWarnings() throws Exception {
        repo.with("manifests/site.pp", "if $facts['x'] {\n  include nothing\n}\n");
        CheckResult result = repo.check();
        assertThat(result.errors()).isZero();
        assertThat(result.warnings()).isEqualTo(1);
    }

    @Test
    void valuesThatTheTypeRefuses() throws Exception {
        repo.with("manifests/site.pp", """
                file { '/a': mode => 644 }
                file { '/b': mode => '0999', ensure => presnt }
                user { 'c': ensure => presnt }
                service { 'd': ensure => runing, enable => mask }
                package { 'e': ensure => '1.2.3' }
                """);
        finds(
                "manifests/site.pp:1:22 invalid_value: Parameter mode failed on File[/a]: The file mode specification must be a string, not 'Integer'",
                "manifests/site.pp:2:22 invalid_value: Parameter mode failed on File[/b]: The file mode specification is invalid: \"0999\"",
                "manifests/site.pp:2:40 invalid_value: Parameter ensure failed on File[/b]: 'presnt' is no state of a file: a link to it would be made",
                "manifests/site.pp:3:23 invalid_value: Parameter ensure failed on User[c]: Invalid value \"presnt\". Valid values are present, absent, role.",
                "manifests/site.pp:4:26 invalid_value: Parameter ensure failed on Service[d]: Invalid value \"runing\". Valid values are stopped, running.");
    }

    @Test
    void danglingRelationshipsOfANode() throws Exception {
        repo.with("manifests/site.pp", "notify { 'a': require => File['/x'] }\n").with("facts/n.json", "{}");
        assertThat(repo.found("facts/n.json")).containsExactly(
                "manifests/site.pp:1:1 dangling_relationship: Could not find resource 'File[/x]' in parameter 'require' on node n");
    }

    @Test
    void cyclesOfANode() throws Exception {
        repo.with("manifests/site.pp", "notify { 'a': before => Notify['b'] }\nnotify { 'b': before => Notify['a'] }\n").with("facts/n.json", "{}");
        assertThat(repo.found("facts/n.json")).singleElement().asString()
                .startsWith("manifests/site.pp:1:1 dependency_cycle: Found a dependency cycle: (Notify[a] => Notify[b] => Notify[a]) on node n");
    }

    @Test
    void nodeThatDoesNotCompile() throws Exception {
        repo.with("manifests/site.pp", "fail('no')\n").with("facts/n.json", "{}");
        assertThat(repo.found("facts/n.json")).singleElement().asString().startsWith("manifests/site.pp:1:1 compile: ").contains("no").contains("on node n");
    }

    @Test
    void bindings() throws Exception {
        repo.with("bindings/default.pp", "bindings default {\n  bind 'a' to\n}\n");
        assertThat(repo.found()).isNotEmpty().allMatch(line -> line.startsWith("bindings/default.pp:"));
    }

    @Test
    void fixReplacesTheFile() throws Exception {
        repo.with("modules/m/manifests/init.pp", "# m\nclass m {\n  file { '/a':\n    mode => 644,\n    owner  => \"x\",\n  } \n}\n");
        CheckResult result = repo.fixed();
        assertThat(temp.resolve("production/modules/m/manifests/init.pp"))
                .hasContent("# m\nclass m {\n  file { '/a':\n    mode  => '0644',\n    owner => 'x',\n  }\n}\n");
        assertThat(result.mended()).isGreaterThan(3);
        assertThat(result.errors()).isZero();
    }

    @Test
    void unreadableFileIsAFinding() throws Exception {
        repo.with("manifests/site.pp", "");
        Files.write(temp.resolve("production/manifests/site.pp"), new byte[] {(byte) 0xC3, 0x28});
        finds("manifests/site.pp:0:0 unreadable: invalid byte sequence in UTF-8");
    }

    @Test
    void aModuleByItself() throws Exception {
        Repo module = new Repo(Files.createDirectories(temp.resolve("me-thing")))
                .with("manifests/init.pp", "class thing {\n  thing::d { 'x': wrong => 1 }\n  include thing::none\n  include other\n}\n")
                .with("manifests/d.pp", "define thing::d {\n}\n")
                .with("lib/puppet/type/thing_type.rb", "Puppet::Type.newtype(:thing_type) {}\n");
        assertThat(module.found()).containsExactly(
                "manifests/init.pp:2:19 unknown_parameter: Thing::D[x]: has no parameter named 'wrong'",
                "manifests/init.pp:3:11 unknown_class: Could not find class ::thing::none");
    }

    @Test
    void hiddenAndVendoredDirectoriesAreLeftOut() throws Exception {
        repo.with(".git/a.pp", "}").with("vendor/a.pp", "}").with("modules/m/spec/fixtures/a.pp", "}").with("modules/m/plans/a.pp", "}");
        assertThat(repo.check().files()).hasSize(1);
        assertThat(repo.found()).isEqualTo(List.of());
    }
}
