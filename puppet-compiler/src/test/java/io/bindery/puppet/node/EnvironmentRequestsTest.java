package io.bindery.puppet.node;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.bindery.data.JsonReader;
import io.bindery.puppet.catalog.Catalog;
import io.bindery.puppet.compile.CompileError;
import io.bindery.puppet.compile.Compiler;
import io.bindery.puppet.compile.Log;
import io.bindery.puppet.load.DiskTree;
import io.bindery.puppet.load.Library;
import io.bindery.puppet.load.LoadError;
import io.bindery.puppet.load.MemoryTree;
import io.bindery.puppet.load.Settings;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.ValueBuilder;
import io.bindery.text.SourceFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Requests whose environment a manifest chooses, from the record of a batch to the catalog.
class EnvironmentRequestsTest {
    private static final MemoryTree SITE = MemoryTree.EMPTY
            .with("/conf/environments.pp", "site { dynamic_environments { \"$confdir/envs\": } }\n$x = 1\n$environment = $facts['want']\n")
            .with("/conf/envs/dev/manifests/site.pp", "notify { 'dev': message => [$environment, $settings::envdir] }")
            .with("/conf/envs/dev/bindings/default.pp", "bindings default { bind 'color' to 'blue' }")
            .with("/conf/envs/test/manifests/site.pp", "notify { inject('color'): }")
            .with("/conf/envs/test/bindings/default.pp", "bindings default { bind 'color' to 'red' }");

    private final List<String> log = new ArrayList<>();

    private static BatchRecord record(String json) {
        return new BatchRecord((Hash) JsonReader.read(new SourceFile("", json), ValueBuilder.VALUES));
    }

    private Catalog compile(Compiler compiler, String json) {
        Settings defaults = Settings.defaults("host").with("hiera_config", "/none");
        Log noted = (level, source, message) -> log.add(message);
        return new NodeCompiler(compiler).compile(record(json).request(compiler.library().files(), defaults, noted), noted);
    }

    private Catalog compile(MemoryTree files, String json) {
        return compile(new Compiler(new Library(files)), json);
    }

    private static List<String> titles(Catalog catalog) {
        return catalog.resources().stream().map(resource -> resource.reference().toString()).toList();
    }

    @Test
    void h2_5_h2_7_eachEnvironmentHasItsBindings() {
        MemoryTree files = SITE.with("/conf/envs/dev/manifests/site.pp", "notify { inject('color'): }");
        Compiler compiler = new Compiler(new Library(files));
        String json = "{\"certname\":\"n\",\"confdir\":\"/conf\",\"facts\":{\"want\":\"%s\"}}";
        for (int round = 0; round < 2; round++) {
            assertThat(titles(compile(compiler, json.formatted("test")))).contains("Notify[red]");
            assertThat(titles(compile(compiler, json.formatted("dev")))).contains("Notify[blue]");
        }
    }

    @Test
    void h2_37_h2_47_environmentsAreNoResourcesAndTheirDirectoryIsASetting() {
        Catalog catalog = compile(SITE, "{\"certname\":\"n\",\"confdir\":\"/conf\",\"facts\":{\"want\":\"dev\"}}");
        assertThat(catalog.environment()).isEqualTo("dev");
        assertThat(titles(catalog)).contains("Notify[dev]").noneMatch(title -> title.startsWith("Environment["));
        assertThat(catalog.resources().toString()).contains("/conf/envs/dev");
    }

    @Test
    void h2_51_variablesOfTheManifestAreForgotten() {
        MemoryTree files = SITE.with("/conf/envs/dev/manifests/site.pp", "notice($x)");
        assertThatThrownBy(() -> compile(files, "{\"certname\":\"n\",\"confdir\":\"/conf\",\"facts\":{\"want\":\"dev\"}}"))
                .isInstanceOf(CompileError.class)
                .hasMessageContaining("Unknown variable: 'x'");
    }

    @Test
    void h2_26_theManifestMayHaveAnotherName() {
        MemoryTree files = SITE.with("/other/choose.pp", "site { environment { 'mine': envdir => '/conf/envs/dev' } }\n$environment = 'mine'\n");
        String json = "{\"certname\":\"n\",\"confdir\":\"/conf\",\"settings\":{\"environments_manifest\":\"/other/choose.pp\"}}";
        assertThat(compile(files, json).environment()).isEqualTo("mine");
        assertThatThrownBy(() -> compile(SITE, json)).isInstanceOf(LoadError.class).hasMessageContaining("/other/choose.pp");
    }

    @Test
    void h2_42_h2_19a_whatTheAgentAsksForIsNotUsedAndThatIsSaid() {
        String json = "{\"certname\":\"n\",\"confdir\":\"/conf\",\"environment\":\"test\",\"facts\":{\"want\":\"dev\"}}";
        assertThat(compile(SITE, json).environment()).isEqualTo("dev");
        assertThat(log).contains("requested environment 'test' is not used; 'dev' selected by /conf/environments.pp:3");
    }

    @Test
    void aDirectoryThatIsNotThereIsNoEmptyEnvironment() {
        String json = "{\"certname\":\"n\",\"environment_dir\":\"%s\"}";
        assertThat(titles(compile(MemoryTree.EMPTY.with("/site/manifests/site.pp", "notify { 'x': }"), json.formatted("/site")))).contains("Notify[x]");
        assertThatThrownBy(() -> compile(MemoryTree.EMPTY.with("/site/manifests/site.pp", ""), json.formatted("/sites")))
                .isInstanceOf(LoadError.class)
                .hasMessage("Could not find the environment directory /sites");
    }

    @Test
    void h2_44_withoutTheManifestEnvironmentsAreFoundAsEver() {
        MemoryTree files = MemoryTree.EMPTY.with("/envs/dev/manifests/site.pp", "notify { $environment: }");
        String json = "{\"certname\":\"n\",\"confdir\":\"/conf\",\"environment\":\"dev\",\"settings\":{\"environmentpath\":\"/envs\"}}";
        Catalog catalog = compile(files, json);
        assertThat(titles(catalog)).contains("Notify[dev]");
        assertThat(log).isEmpty();
    }

    @Test
    void h2_39_anEnvironmentHasNoSectionInPuppetConf() {
        MemoryTree files = MemoryTree.EMPTY
                .with("/conf/puppet.conf", "[main]\nenvironmentpath = /envs\n[agent]\nnoop = true\n\n[dev]\nmanifest = /other.pp\n[user]\n")
                .with("/other.pp", "notify { 'of the section': }")
                .with("/envs/dev/manifests/site.pp", "notify { 'of the directory': }");
        Catalog catalog = compile(files, "{\"certname\":\"n\",\"confdir\":\"/conf\",\"environment\":\"dev\"}");
        assertThat(titles(catalog)).contains("Notify[of the directory]");
        assertThat(log)
                .containsExactly("Illegal section 'dev' in config file at (file: /conf/puppet.conf, line: 6). The only valid puppet.conf"
                        + " sections are: [main, server, master, agent, user]. The section is ignored; an environment is a directory of"
                        + " the environmentpath, or declared in environments.pp");
    }

    @Test
    void h2_54_theManifestIsReadAgainWhenItChanges(@TempDir Path conf) throws Exception {
        for (String name : List.of("one", "two")) {
            Path manifest = conf.resolve("envs/" + name + "/manifests/site.pp");
            Files.createDirectories(manifest.getParent());
            Files.writeString(manifest, "notify { $environment: }");
        }
        Compiler compiler = new Compiler(new Library(DiskTree.DISK));
        String json = "{\"certname\":\"n\",\"confdir\":\"" + conf + "\"}";
        String site = "site { dynamic_environments { \"$confdir/envs\": } }\n";
        Files.writeString(conf.resolve("environments.pp"), site + "$environment = 'one'\n");
        assertThat(compile(compiler, json).environment()).isEqualTo("one");
        Files.writeString(conf.resolve("environments.pp"), site + "# edited\n$environment = 'two'\n");
        assertThat(compile(compiler, json).environment()).isEqualTo("two");
    }

    @Test
    void h2_9_aClassifierFromAJarKnowsTheFacts() {
        MemoryTree files = MemoryTree.EMPTY.with("/envs/production/manifests/site.pp", "class web { notify { 'web': } }");
        String json = "{\"certname\":\"n\",\"confdir\":\"/conf\",\"facts\":{\"role\":\"web\"},"
                + "\"settings\":{\"environmentpath\":\"/envs\",\"node_terminus\":\"%s\"}}";
        assertThat(titles(compile(files, json.formatted("by_role")))).contains("Class[Web]", "Notify[web]");
        assertThatThrownBy(() -> compile(files, json.formatted("nosuch")))
                .hasMessage("Could not find terminus nosuch for indirection node");
    }

    @Test
    void h2_59_h2_21_theClassifiersAnswerMayBeAFile() {
        MemoryTree files = SITE
                .with("/conf/enc.yaml", "classes: {web: {color: blue}}\nparameters: {tier: gold}\nenvironment: dev\n")
                .with("/conf/environments.pp", "site { dynamic_environments { \"$confdir/envs\": } }")
                .with("/conf/envs/dev/manifests/site.pp", "class web($color) { notify { \"${color} ${::tier}\": } }");
        Catalog catalog = compile(files, "{\"certname\":\"n\",\"confdir\":\"/conf\",\"enc\":\"/conf/enc.yaml\"}");
        assertThat(titles(catalog)).contains("Notify[blue gold]");
    }
}
