package io.bindery.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/// The commands of the README on the example environment, each in a process of its own as a user runs them.
class ExampleEnvironmentTest {
    private static final String PRODUCTION = "../examples/environments/production";

    /// What a command printed and how it ended.
    private record Outcome(int status, String output) {}

    private static Outcome bindery(String... arguments) throws Exception {
        Path java = Path.of(System.getProperty("java.home"), "bin", "java");
        var command = new ArrayList<>(
                List.of(java.toString(), "-XX:TieredStopAtLevel=1", "-cp", System.getProperty("java.class.path")));
        command.add("io.bindery.cli.Main");
        command.addAll(List.of(arguments));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        ByteArrayOutputStream output = new ByteArrayOutputStream();
        process.getInputStream().transferTo(new PrintStream(output, true, StandardCharsets.UTF_8));
        assertThat(process.waitFor(300, TimeUnit.SECONDS)).isTrue();
        return new Outcome(process.exitValue(), output.toString(StandardCharsets.UTF_8));
    }

    private static Outcome compile(String node, String... more) throws Exception {
        var arguments = new ArrayList<>(List.of(
                "compile", "--environment-dir", PRODUCTION, "--certname", node, "--facts", "../examples/facts/" + node + ".json"));
        arguments.addAll(List.of(more));
        return bindery(arguments.toArray(String[]::new));
    }

    @Test
    void everyManifestOfTheExampleIsValid() throws Exception {
        assertThat(bindery("validate", PRODUCTION).status()).isZero();
    }

    @Test
    void theWebServerGetsItsSites() throws Exception {
        Outcome ran = compile("web01.example.com");
        assertThat(ran.status()).isZero();
        assertThat(ran.output())
                .contains("\"title\":\"/etc/nginx/sites-enabled/shop\"")
                .contains("worker_processes 8;")
                .contains("\"Package\",\"title\":\"nginx-light\"");
    }

    @Test
    void theSummaryIsTheOneOfTheReadme() throws Exception {
        assertThat(compile("web01.example.com", "--format", "summary").output())
                .startsWith("Catalog for web01.example.com in environment production\nResources: 22\n");
    }

    @Test
    void lookupGroupsNodesByValue() throws Exception {
        Outcome ran = bindery("lookup", "nginx::package", "--environment-dir", PRODUCTION, "--nodes-from", "../examples/facts");
        assertThat(ran.output())
                .isEqualTo("# 2 nodes: db01.example.com, web01.example.com\n--- nginx-light\n# 1 node: web02.example.com\n--- nginx\n");
    }

    @Test
    void aNodeWithoutFactsFileIsAnErrorWithoutStackTrace() throws Exception {
        Outcome ran = bindery("compile", "--environment-dir", PRODUCTION, "--certname", "x", "--facts", "../examples/facts/none.json");
        assertThat(ran.status()).isEqualTo(1);
        assertThat(ran.output()).contains("none.json").doesNotContain("\tat ");
    }

    @Test
    void anUnknownEnvironmentIsAnErrorWithoutStackTrace() throws Exception {
        Outcome ran = bindery("compile", "--environmentpath", "../examples/environments", "--environment", "nowhere", "--certname", "x");
        assertThat(ran.status()).isEqualTo(1);
        assertThat(ran.output()).contains("nowhere").doesNotContain("\tat ");
    }
}
