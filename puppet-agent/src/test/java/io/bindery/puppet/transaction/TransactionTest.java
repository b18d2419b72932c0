package io.bindery.puppet.transaction;

import static io.bindery.puppet.transaction.Machine.resource;
import static org.assertj.core.api.Assertions.assertThat;

import io.bindery.puppet.report.Report;
import io.bindery.puppet.report.ReportText;
import io.bindery.puppet.report.ResourceStatus;
import io.bindery.puppet.value.Sensitive;
import io.bindery.puppet.value.Str;
import io.bindery.testkit.host.MemoryProcesses;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The order of resources, what is skipped, and where refreshes go.
class TransactionTest {
    @TempDir
    Path state;

    private Machine machine;

    @BeforeEach
    void makeMachine() throws Exception {
        machine = new Machine(state);
        machine.memory().files().createDirectory(Path.of("/bin"), 0755, 0, 0);
        for (String program : List.of("/bin/true", "/bin/false")) {
            machine.memory().files().write(
                    Path.of(program), io.bindery.enact.host.FileDraft.fresh(io.bindery.enact.host.Content.of(new byte[] {1}), 0755));
        }
        machine.memory().programs().answering(List.of("/bin/true"), 0, "");
        machine.memory().programs().answering(List.of("/bin/false"), _ -> MemoryProcesses.finished(1, "no\n"));
    }

    @Test
    void relationshipsDecideTheOrder() {
        machine.apply(resource("notify", "b", "require", "Notify[a]"), resource("notify", "a"));
        assertThat(machine.lines()).containsSubsequence("Notice: a", "Notice: b");
    }

    @Test
    void whatDependsOnAFailureIsSkippedAndTheRestGoesOn() {
        Report report = machine.apply(
                resource("exec", "/bin/false"), resource("notify", "after", "require", "Exec[/bin/false]"), resource("notify", "other"));
        assertThat(machine.lines()).containsExactly(
                "Notice: /Exec[/bin/false]/returns: no",
                "Error: '/bin/false' returned 1 instead of one of [0]",
                "Error: /Exec[/bin/false]/returns: change from 'notrun' to ['0'] failed: '/bin/false' returned 1 instead of one of [0]",
                "Notice: /Notify[after]: Dependency Exec[/bin/false] has failures: true",
                "Warning: /Notify[after]: Skipping because of failed dependencies",
                "Notice: other",
                "Notice: /Notify[other]/message: defined 'message' as 'other'");
        assertThat(report.exitCode()).isEqualTo(6);
    }

    @Test
    void severalChangesRefreshOnce() {
        machine.apply(
                resource("file", "/a", "content", "1", "notify", "Exec[r]"),
                resource("file", "/b", "content", "1", "notify", "Exec[r]"),
                resource("exec", "r", "command", "/bin/true", "refreshonly", true));
        assertThat(machine.lines()).last().isEqualTo("Notice: /Exec[r]: Triggered 'refresh' from 2 events");
        assertThat(machine.memory().programs().acted()).containsExactly(List.of("/bin/true"));
    }

    @Test
    void aRehearsalTellsAndChangesNothing() {
        String before = machine.memory().picture();
        Report report = machine.rehearsing().apply(
                resource("file", "/a", "content", "1", "notify", "Exec[r]"),
                resource("exec", "r", "command", "/bin/true", "refreshonly", true));
        assertThat(machine.lines()).containsExactly(
                "Notice: /File[/a]/ensure: current_value 'absent', should be 'file' (noop)",
                "Notice: /Exec[r]: Would have triggered 'refresh' from 1 event");
        assertThat(machine.memory().picture()).isEqualTo(before);
        assertThat(machine.memory().programs().acted()).isEmpty();
        assertThat(report.isNoopPending()).isTrue();
        assertThat(report.exitCode()).isZero();
    }

    @Test
    void aTypeThatNobodyKnowsFailsAloneAndIsNamed() {
        machine.apply(resource("strange", "x"), resource("notify", "dependent", "require", "Strange[x]"), resource("notify", "other"));
        assertThat(machine.lines()).anySatisfy(line -> assertThat(line)
                .startsWith("Error: /Strange[x]: Could not evaluate: The resource type 'strange' is not known")
                .contains("lib/puppet/type/strange.rb", "/site.pp, line 1"));
        assertThat(machine.lines()).contains("Warning: /Notify[dependent]: Skipping because of failed dependencies", "Notice: other");
    }

    @Test
    void cyclesAreNamedAndNothingIsApplied() {
        Report report = machine.apply(
                resource("notify", "a", "require", "Notify[b]"), resource("notify", "b", "require", "Notify[a]"));
        assertThat(machine.lines()).containsExactly(
                "Error: Found 1 dependency cycle:\n(Notify[a] => Notify[b] => Notify[a])\\nTry the '--graph' option and opening the resulting"
                        + " '.dot' file in OmniGraffle or GraphViz",
                "Error: Failed to apply catalog: One or more resource dependency cycles detected in graph");
        assertThat(report.status()).isEqualTo(Report.Status.FAILED);
    }

    @Test
    void secretsAreInNoLogAndNoReport() {
        machine.apply(resource("file", "/s", "content", "old"));
        Report report = machine.apply(
                resource("file", "/s", "content", new Sensitive(Str.of("canary-17"))), resource("notify", "n", "message", new Sensitive(Str.of("canary-18"))));
        String all = String.join("\n", machine.lines()) + ReportText.yaml(report);
        assertThat(all).doesNotContain("canary").contains("changed [redacted] to [redacted]");
    }

    @Test
    void aSecondRunIsClean() {
        machine.apply(resource("file", "/d", "ensure", "directory", "mode", "0750"), resource("file", "/d/f", "content", "x\n", "mode", "0600"));
        Report report = machine.apply(
                resource("file", "/d", "ensure", "directory", "mode", "0750"), resource("file", "/d/f", "content", "x\n", "mode", "0600"));
        assertThat(machine.lines()).isEmpty();
        assertThat(report.statuses()).noneMatch(ResourceStatus::isOutOfSync);
    }
}
