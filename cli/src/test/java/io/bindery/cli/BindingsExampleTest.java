package io.bindery.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
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
    private record Ran(int status, String output) {}

    private static Ran bindery(String... arguments) {
        PrintStream out = System.out;
        PrintStream err = System.err;
        ByteArrayOutputStream both = new ByteArrayOutputStream();
        try (PrintStream captured = new PrintStream(both, true, StandardCharsets.UTF_8)) {
            System.setOut(captured);
            System.setErr(captured);
            int status = Main.dispatch(arguments);
            captured.flush();
            return new Ran(status, both.toString(StandardCharsets.UTF_8));
        } finally {
            System.setOut(out);
            System.setErr(err);
        }
    }

    private static Ran web01(String... command) {
        List<String> all = new ArrayList<>(List.of(command));
        all.addAll(List.of(
                "--confdir", CONFDIR, "--node", "web01.example.com", "--facts", "../examples/facts/web01.example.com.json"));
        return bindery(all.toArray(String[]::new));
    }

    @Test
    void h2_6_itIsToldWhoChoseTheEnvironment() {
        Ran ran = bindery("compile", "--explain-environment", "--confdir", CONFDIR, "--certname", "staging-1");
        assertThat(ran.status()).isZero();
        assertThat(ran.output())
                .contains("agent: asked for none\nENC: says nothing\nenvironments.pp: ")
                .contains("default: production\nselected: staging, by ")
                .contains("environments.pp:8; it is the directory ");
    }

    @Test
    void h2_8_withoutAnEnvironmentsManifestItIsToldToo() {
        Ran ran = bindery(
                "compile", "--explain-environment", "--environment-dir", "../examples/environments/production", "--certname", "x");
        assertThat(ran.output()).contains("environments.pp: there is none in ").contains("selected: production, by default");
    }

    @Test
    void h2_11_validationTellsByItsExitCode(@TempDir Path directory) throws Exception {
        assertThat(bindery("bindings", "validate", "--confdir", CONFDIR)).isEqualTo(new Ran(0, ""));
        Files.createDirectories(directory.resolve("bindings"));
        Files.writeString(directory.resolve("bindings/default.pp"), "bindings default {\n  bind \"\" to 1\n}\n");
        Ran ran = bindery("bindings", "validate", "--json", "--environment-dir", directory.toString());
        assertThat(ran.status()).isEqualTo(1);
        assertThat(ran.output()).contains("{\"errors\":[{\"code\":\"B323\",").contains("\"line\":2}],\"warnings\":[]}");
    }

    @Test
    void h2_41_environmentsAreListed(@TempDir Path directory) throws Exception {
        Ran ran = bindery("environments", "list", "--confdir", CONFDIR);
        assertThat(ran.status()).isZero();
        assertThat(ran.output().lines().filter(line -> !line.startsWith(" ")).map(line -> line.substring(0, line.indexOf(':'))))
                .containsExactly("production", "staging");
        assertThat(ran.output()).contains("\n  envdir: ", "/staging\n  modulepath: ", "/production/modules\n  manifest: ");
        assertThat(bindery("environments", "list", "--json", "--confdir", CONFDIR).output())
                .startsWith("[{\"name\":\"production\",\"because\":\"the directory ");
        Files.writeString(directory.resolve("environments.pp"), "site { environment { 'lost': envdir => '/no/such/place' } }");
        Ran broken = bindery("environments", "list", "--json", "--confdir", directory.toString());
        assertThat(broken.status()).isEqualTo(1);
        assertThat(broken.output()).startsWith("[{\"name\":\"lost\",\"problem\":\"[B102] Environment 'lost': envdir '/no/such/place' is not");
    }

    @Test
    void h2_41_withoutTheManifestTheyAreDirectories() {
        Ran ran = bindery("environments", "list", "--confdir", "nowhere", "--environmentpath", "../examples/environments");
        assertThat(ran.status()).isZero();
        assertThat(ran.output()).startsWith("production: the directory ").doesNotContain("staging");
    }

    @Test
    void h2_62_categoriesAreListed() {
        assertThat(web01("bindings", "categories").output())
                .isEqualTo("3 node = web01.example.com\n2 os = debian\n1 environment = production\n0 common = true\n");
        assertThat(web01("bindings", "categories", "--json").output())
                .startsWith("[{\"name\":\"node\",\"value\":\"web01.example.com\",\"rank\":3},");
    }

    @Test
    void h2_179_layersAreListed() {
        assertThat(web01("bindings", "layers").output())
                .isEqualTo("system: (nothing)\nsite: default, default\ndata: hiera:\n"
                        + "modules: monitoring::default, shop::default, time::default\ndefaults: defaults, settings\n");
        assertThat(web01("bindings", "layers", "--json").output())
                .contains("{\"name\":\"data\",\"bindings\":[\"hiera:\"]}");
    }

    @Test
    void h2_202_aValueIsExplained() {
        Ran ran = web01("bindings", "explain", "shop::workers");
        assertThat(ran.status()).isZero();
        assertThat(ran.output())
                .contains("Found: 8 (Integer)\n")
                .contains("when os 'Debian' and node 'web01.example.com', precedence 3.2\n")
                .contains("Shadows:\n  layer 'modules', bindings 'shop::default', common, precedence 0: ");
        assertThat(web01("bindings", "explain", "shop::greting").status()).isEqualTo(1);
        assertThat(web01("bindings", "explain", "shop::greting").output()).contains("'shop::greeting'");
    }

    @Test
    void h2_203_lookupAsksBindingsFirstAndExplainsThem() {
        assertThat(web01("lookup", "shop::greeting")).isEqualTo(new Ran(0, "--- Welcome\n"));
        assertThat(web01("lookup", "shop::workers").output()).isEqualTo("--- 8\n");
        assertThat(web01("lookup", "shop::greeting", "--explain").output())
                .startsWith("Key: Data/'shop::greeting'\n")
                .contains("Searching for \"shop::greeting\"\n");
    }

    @Test
    void h2_196_bothFormatsComeBackToTheSameBindings(@TempDir Path directory) {
        String listed = web01("bindings", "list", "--json").output();
        assertThat(listed).contains("\"shop::workers\"").contains("/param/Class[time]/servers");
        for (String format : List.of("json", "xmi")) {
            String file = directory.resolve("model." + format).toString();
            assertThat(web01("bindings", "export", "--format", format, "--out", file)).isEqualTo(new Ran(0, ""));
            Ran ran = bindery("bindings", "import", file, "--json", "--confdir", CONFDIR, "--node", "web01.example.com", "--facts",
                    "../examples/facts/web01.example.com.json");
            assertThat(ran.output()).isEqualTo(listed);
        }
        assertThat(bindery("bindings", "import", "nosuch.json").output()).isEqualTo("Error: Could not find file nosuch.json\n");
    }

    @Test
    void theExampleCompiles() {
        Ran ran = web01("compile", "--format", "summary");
        assertThat(ran.status()).isZero();
        assertThat(ran.output())
                .contains("The shop greets with 'Welcome'")
                .contains("Who is on call: site-team, shop-team")
                .contains("Resources: 10\n");
    }
}
