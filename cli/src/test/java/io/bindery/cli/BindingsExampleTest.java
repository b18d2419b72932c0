package io.bindery.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The commands of `docs/hiera2.md` on the example with bindings.
class BindingsExampleTest {
    private static final String CONFDIR = "../examples/bindings/conf";

    /// What a command printed, to either stream, and how it ended.
    private static Ran web01(String... command) {
        List<String> all = new ArrayList<>(List.of(command));
        all.addAll(List.of(
                "--confdir", CONFDIR, "--node", "web01.example.com", "--facts", "../examples/facts/web01.example.com.json"));
        return Ran.command(all.toArray(String[]::new));
    }

    @Test
    void h2_6_itIsToldWhoChoseTheEnvironment() {
        Ran ran = Ran.command("compile", "--explain-environment", "--confdir", CONFDIR, "--certname", "staging-1");
        assertThat(ran.code()).isZero();
        assertThat(ran.out())
                .contains("agent: asked for none\nENC: says nothing\nenvironments.pp: ")
                .contains("default: production\nselected: staging, by ")
                .contains("environments.pp:8; it is the directory ");
    }

    @Test
    void h2_8_withoutAnEnvironmentsManifestItIsToldToo() {
        Ran ran = Ran.command(
                "compile", "--explain-environment", "--environment-dir", "../examples/environments/production", "--certname", "x");
        assertThat(ran.out()).contains("environments.pp: there is none in ").contains("selected: production, by default");
    }

    @Test
    void h2_11_validationTellsByItsExitCode(@TempDir Path directory) throws Exception {
        assertThat(Ran.command("bindings", "validate", "--confdir", CONFDIR)).isEqualTo(new Ran(0, "", ""));
        Files.createDirectories(directory.resolve("bindings"));
        Files.writeString(directory.resolve("bindings/default.pp"), "bindings default {\n  bind \"\" to 1\n}\n");
        Ran ran = Ran.command("bindings", "validate", "--json", "--environment-dir", directory.toString());
        assertThat(ran.code()).isEqualTo(1);
        assertThat(ran.out()).contains("{\"errors\":[{\"code\":\"B323\",").contains("\"line\":2}],\"warnings\":[]}");
    }

    @Test
    void h2_41_environmentsAreListed(@TempDir Path directory) throws Exception {
        Ran ran = Ran.command("environments", "list", "--confdir", CONFDIR);
        assertThat(ran.code()).isZero();
        assertThat(ran.out().lines().filter(line -> !line.startsWith(" ")).map(line -> line.substring(0, line.indexOf(':'))))
                .containsExactly("production", "staging");
        assertThat(ran.out()).contains("\n  envdir: ", "/staging\n  modulepath: ", "/production/modules\n  manifest: ");
        assertThat(Ran.command("environments", "list", "--json", "--confdir", CONFDIR).out())
                .startsWith("[{\"name\":\"production\",\"because\":\"the directory ");
        Files.writeString(directory.resolve("environments.pp"), "site { environment { 'lost': envdir => '/no/such/place' } }");
        Ran broken = Ran.command("environments", "list", "--json", "--confdir", directory.toString());
        assertThat(broken.code()).isEqualTo(1);
        assertThat(broken.out()).startsWith("[{\"name\":\"lost\",\"problem\":\"[B102] Environment 'lost': envdir '/no/such/place' is not");
    }

    @Test
    void h2_41_withoutTheManifestTheyAreDirectories() {
        Ran ran = Ran.command("environments", "list", "--confdir", "nowhere", "--environmentpath", "../examples/environments");
        assertThat(ran.code()).isZero();
        assertThat(ran.out()).startsWith("production: the directory ").doesNotContain("staging");
    }

    @Test
    void h2_62_categoriesAreListed() {
        assertThat(web01("bindings", "categories").out())
                .isEqualTo("3 node = web01.example.com\n2 os = debian\n1 environment = production\n0 common = true\n");
        assertThat(web01("bindings", "categories", "--json").out())
                .startsWith("[{\"name\":\"node\",\"value\":\"web01.example.com\",\"rank\":3},");
    }

    @Test
    void h2_179_layersAreListed() {
        assertThat(web01("bindings", "layers").out())
                .isEqualTo("system: (nothing)\nsite: default, default\ndata: hiera:\n"
                        + "modules: monitoring::default, shop::default, time::default\ndefaults: defaults, settings\n");
        assertThat(web01("bindings", "layers", "--json").out())
                .contains("{\"name\":\"data\",\"bindings\":[\"hiera:\"]}");
    }

    @Test
    void h2_202_aValueIsExplained() {
        Ran ran = web01("bindings", "explain", "shop::workers");
        assertThat(ran.code()).isZero();
        assertThat(ran.out())
                .contains("Found: 8 (Integer)\n")
                .contains("when os 'Debian' and node 'web01.example.com', precedence 3.2\n")
                .contains("Shadows:\n  layer 'modules', bindings 'shop::default', common, precedence 0: ");
        assertThat(web01("bindings", "explain", "shop::greting").code()).isEqualTo(1);
        assertThat(web01("bindings", "explain", "shop::greting").out()).contains("'shop::greeting'");
    }

    @Test
    void h2_203_lookupAsksBindingsFirstAndExplainsThem() {
        assertThat(web01("lookup", "shop::greeting")).isEqualTo(new Ran(0, "--- Welcome\n", ""));
        assertThat(web01("lookup", "shop::workers").out()).isEqualTo("--- 8\n");
        assertThat(web01("lookup", "shop::greeting", "--explain").out())
                .startsWith("Key: Data/'shop::greeting'\n")
                .contains("Searching for \"shop::greeting\"\n");
    }

    @Test
    void h2_196_bothFormatsComeBackToTheSameBindings(@TempDir Path directory) {
        String listed = web01("bindings", "list", "--json").out();
        assertThat(listed).contains("\"shop::workers\"").contains("/param/Class[time]/servers");
        for (String format : List.of("json", "xmi")) {
            String file = directory.resolve("model." + format).toString();
            assertThat(web01("bindings", "export", "--format", format, "--out", file)).isEqualTo(new Ran(0, "", ""));
            Ran ran = Ran.command("bindings", "import", file, "--json", "--confdir", CONFDIR, "--node", "web01.example.com", "--facts",
                    "../examples/facts/web01.example.com.json");
            assertThat(ran.out()).isEqualTo(listed);
        }
        assertThat(Ran.command("bindings", "import", "nosuch.json").err()).isEqualTo("Error: Could not find file nosuch.json\n");
    }

    @Test
    void theExampleCompiles() {
        Ran ran = web01("compile", "--format", "summary");
        assertThat(ran.code()).isZero();
        assertThat(ran.err()).contains("The shop greets with 'Welcome'").contains("Who is on call: site-team, shop-team");
        assertThat(ran.out()).contains("Resources: 10\n");
    }
}
