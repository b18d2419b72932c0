package io.bindery.cli.cf;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// `cf-agent --report FILE` and `--strict-exit`, and that a policy which was checked is not checked again until it changes.
final class RunReportTest {
    private @TempDir Path directory;
    private Path policy;
    private Path work;
    private String said = "";

    @BeforeEach
    void write() throws IOException {
        Files.setPosixFilePermissions(directory, PosixFilePermissions.fromString("rwx------"));
        work = Files.createDirectory(directory.resolve("work"), PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
        policy = directory.resolve("policy.cf");
        promise("commands: \"/bin/false\"; files: \"" + directory.resolve("made") + "\" create => \"true\", handle => \"h\";");
    }

    private void promise(String promises) throws IOException {
        Files.writeString(policy, "bundle agent main {\n" + promises + "\n}\n");
        Files.setPosixFilePermissions(policy, PosixFilePermissions.fromString("rw-------"));
    }

    private int agent(String... arguments) {
        List<String> all = new ArrayList<>(List.of("-K", "-w", work.toString(), "-f", policy.toString()));
        all.addAll(List.of(arguments));
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        PrintStream out = new PrintStream(bytes, true, StandardCharsets.UTF_8);
        int status = CfAgent.run(all.toArray(String[]::new), out, out);
        said = bytes.toString(StandardCharsets.UTF_8);
        return status;
    }

    @Test
    void holdsEveryOutcomeWithItsPlace() throws IOException {
        Path report = directory.resolve("report.json");
        assertThat(agent("--report", report.toString())).isZero();
        List<String> lines = Files.readAllLines(report);
        assertThat(lines).anySatisfy(line -> assertThat(line)
                .contains("\"kind\":\"event\",\"resource\":\"files[" + directory.resolve("made") + "]\"", "\"status\":\"success\"",
                        "\"handle\":\"h\"", "\"file\":\"" + policy + "\",\"line\":2"));
        assertThat(lines).anySatisfy(line -> assertThat(line).contains("\"resource\":\"commands[/bin/false]\"", "\"status\":\"failure\""));
        assertThat(lines).anySatisfy(line -> assertThat(line).startsWith("{\"kind\":\"log\",\"level\":\"error\""));
        assertThat(lines.getLast()).startsWith("{\"kind\":\"run\",\"status\":\"failed\",\"exit_code\":0").contains("\"total\":2,\"kept\":0,\"repaired\":1");
    }

    @Test
    void strictExitTellsOfPromisesThatAreNotKept() throws IOException {
        assertThat(agent("--strict-exit")).isEqualTo(4);
        promise("files: \"" + directory.resolve("other") + "\" create => \"true\";");
        assertThat(agent("--strict-exit", "-n")).isEqualTo(8);
        assertThat(agent("--strict-exit")).isZero();
    }

    @Test
    void aPolicyIsCheckedAgainWhenItHasChanged() throws IOException {
        promise("reports: \"sound\";");
        assertThat(agent("-v")).isZero();
        assertThat(said).doesNotContain("found sound before");
        assertThat(agent()).isZero();
        Path checked = work.resolve("state/bindery_checked");
        assertThat(checked).isDirectoryContaining(Files::isRegularFile);
        promise("reports: \"unsound\" nosuch => \"x\";");
        agent();
        assertThat(said).contains("There are syntax errors in policy files");
    }
}
