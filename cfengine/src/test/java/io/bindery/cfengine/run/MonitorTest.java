package io.bindery.cfengine.run;

import static org.assertj.core.api.Assertions.assertThat;

import io.bindery.cfengine.syntax.SyntaxTables;
import io.bindery.enact.exec.LocalProcesses;
import io.bindery.enact.host.LocalHost;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Measurements as cf-monitord 3.21 published them in `env_data` for the same samples.
final class MonitorTest {
    private static final String POLICY =
            """
            bundle monitor m
            {
            measurements:
              "DATA" handle => "first", stream_type => "file", data_type => "int", match_value => val("v=(\\d+)"), history_type => "weekly";
              "DATA" handle => "sumx", stream_type => "file", data_type => "int", match_value => several("sum"), history_type => "weekly";
              "DATA" handle => "avgx", stream_type => "file", data_type => "real", match_value => several("average"), history_type => "weekly";
              "DATA" handle => "lastx", stream_type => "file", data_type => "int", match_value => several("last"), history_type => "weekly";
              "DATA" handle => "scal", stream_type => "file", data_type => "int", match_value => val("v=(\\d+)"), history_type => "scalar";
              "DATA" handle => "grown", stream_type => "file", data_type => "counter", match_value => grown, history_type => "weekly";
              "DATA" handle => "logged", stream_type => "file", data_type => "string", match_value => val("name=(.*)"), history_type => "log";
              "/bin/echo 12.5 load" handle => "piped", stream_type => "pipe", data_type => "real", match_value => val("([0-9.]+) load"), history_type => "weekly";
            }
            body match_value val(x) { select_line_matching => ".*$(x).*"; extraction_regex => "$(x)"; }
            body match_value several(x) { select_line_matching => "m=.*"; extraction_regex => "m=(\\d+)"; select_multiline_policy => "$(x)"; }
            body match_value grown { select_line_matching => "m=.*"; track_growing_file => "true"; }
            bundle agent main { reports: first_high_normal:: "high"; any:: "$(mon.value_first) $(mon.av_first)"; }
            """;

    @TempDir
    Path folder;

    private Path policy;

    @BeforeEach
    void write() throws IOException {
        String data = folder.resolve("data").toString();
        policy = Files.writeString(folder.resolve("policy.cf"), POLICY.replace("DATA", data).replace("reports: first", "reports:\n first"));
        Files.setPosixFilePermissions(policy, PosixFilePermissions.fromString("rw-------"));
        Files.createDirectories(folder.resolve("work/inputs"));
        Files.createDirectories(folder.resolve("work/state"));
    }

    private List<String> cycle(int value) throws IOException {
        Files.writeString(folder.resolve("data"), "a\nv=" + value + "\nname=joe\nm=3\nm=5\nm=10\n");
        Options options = Options.of(
                Options.Component.MONITOR, new Workspace(folder.resolve("work")), policy.toString(), Instant.ofEpochSecond(1_700_000_000));
        RecordedRun log = new RecordedRun();
        Monitor monitor = new Monitor(
                new RunSetup(new SyntaxTables(), log, new LocalHost(new LocalProcesses()), problem -> log.lines.add(problem.message()), unused -> {}));
        Objects.requireNonNull(monitor.cycle(options), log.text());
        return Files.readAllLines(folder.resolve("work/state/env_data"));
    }

    @Test
    void numbersHaveWeightedAveragesAndDeviations() throws IOException {
        assertThat(cycle(42)).contains(
                "first_high_normal", "value_first=42.00", "av_first=25.20", "dev_first=41.15",
                "value_sumx=18.00", "av_sumx=10.80", "dev_sumx=17.64", "value_avgx=6.00", "value_lastx=10.00",
                "value_scal=42", "av_scal=42.00", "dev_scal=0.00", "value_piped=12.50", "value_grown=3.00");
        assertThat(cycle(10)).contains(
                "value_first=10.00", "av_first=16.08", "dev_first=19.23", "av_sumx=15.12", "dev_sumx=9.11",
                "value_scal=10", "av_scal=19.60", "dev_scal=26.77", "value_grown=0.00");
        assertThat(cycle(100)).contains("av_first=66.43", "dev_first=83.12", "av_scal=75.88", "dev_scal=68.85");
        assertThat(cycle(0)).contains("first_low_normal", "av_first=26.57", "dev_first=83.67");
    }

    @Test
    void theHostItselfIsMeasured() throws IOException {
        assertThat(cycle(1)).anyMatch(line -> line.startsWith("value_loadavg=")).anyMatch(line -> line.startsWith("value_diskfree="));
    }

    @Test
    void aLogHasALineForEachSample() throws IOException {
        cycle(1);
        cycle(1);
        assertThat(Files.readAllLines(folder.resolve("work/state/logged_measure.log"))).hasSize(2).allMatch(line -> line.endsWith(",joe"));
    }

    @Test
    void theAgentKnowsWhatWasMeasured() throws IOException {
        cycle(42);
        Files.setLastModifiedTime(
                folder.resolve("work/state/env_data"), java.nio.file.attribute.FileTime.from(Instant.ofEpochSecond(1_700_000_000)));
        RecordedRun agent = new RecordedRun();
        agent.keep(folder.resolve("work"), policy, List.of());
        assertThat(agent.lines).contains("R: 42.00 25.20", "R: high");
    }
}
