package io.bindery.enact;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.bindery.enact.exec.LocalProcesses;
import io.bindery.enact.host.Command;
import io.bindery.enact.host.CommandException;
import io.bindery.enact.host.Execution;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LocalProcessesTest {
    private final LocalProcesses processes = new LocalProcesses();

    @Test
    void givesStatusAndOutput() throws CommandException {
        Execution execution = processes.ask(Command.shell("echo out; echo err >&2; exit 3"));
        assertThat(execution.status()).isEqualTo(3);
        assertThat(execution.text()).isEqualTo("out\nerr\n");
    }

    @Test
    void separatesErrorsWhenAsked() throws CommandException {
        Execution execution = processes.ask(Command.shell("echo out; echo err >&2").separatingErrors());
        assertThat(execution.text()).isEqualTo("out\n");
        assertThat(execution.errorText()).isEqualTo("err\n");
    }

    @Test
    void killsWhatTakesTooLong() throws CommandException {
        Execution execution = processes.ask(Command.shell("sleep 60").within(Duration.ofMillis(200)));
        assertThat(execution.timedOut()).isTrue();
    }

    @Test
    void feedsInputAndEnvironment(@TempDir Path folder) throws CommandException {
        Command command = Command.shell("cat; echo $GREETING; pwd; umask")
                .reading("in\n".getBytes(StandardCharsets.UTF_8))
                .with(Map.of("GREETING", "hello"))
                .in(folder)
                .masked(027);
        assertThat(processes.ask(command).text()).startsWith("in\nhello\n").contains(folder.getFileName().toString()).endsWith("027\n");
    }

    @Test
    void saysWhatCannotBeStarted() {
        assertThatThrownBy(() -> processes.ask(Command.of(List.of("/does/not/exist")))).isInstanceOf(CommandException.class);
    }

    /// The grandchild holds the pipe and would write a file if it lived.
    @Test
    void endsTheWholeGroup(@TempDir Path folder) throws Exception {
        Path mark = folder.resolve("mark");
        Command command = Command.shell("(sleep 3; echo alive > " + mark + ") & sleep 60").within(Duration.ofMillis(300));
        long start = System.nanoTime();
        assertThat(processes.act(command).timedOut()).isTrue();
        assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(20));
        Thread.sleep(3500);
        assertThat(mark).doesNotExist();
    }

    @Test
    void aChildThatOutlivesItsParentDoesNotHoldUsLongerThanTheLimit() throws CommandException {
        long start = System.nanoTime();
        Execution execution = processes.act(Command.shell("echo first; sleep 60 &").within(Duration.ofMillis(500)));
        assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(20));
        assertThat(execution.text()).isEqualTo("first\n");
    }

    @Test
    void killsWhatIgnoresBeingAsked() throws CommandException {
        Execution execution =
                processes.act(Command.shell("trap '' TERM; while :; do sleep 1; done").within(Duration.ofMillis(200)));
        assertThat(execution.timedOut()).isTrue();
        assertThat(execution.status()).isEqualTo(128 + 9);
    }

    @Test
    void aFloodIsDrainedAndItsBeginningKept() throws CommandException {
        Execution execution = processes.act(Command.shell("head -c 100000000 /dev/zero").within(Duration.ofSeconds(100)));
        assertThat(execution.timedOut()).isFalse();
        assertThat(execution.output()).hasSize(Command.DEFAULT_OUTPUT_LIMIT);
        assertThat(processes.act(Command.of(List.of("yes")).within(Duration.ofMillis(300))).timedOut()).isTrue();
    }

    @Test
    void aProgramThatDoesNotReadItsInputIsEnded() throws CommandException {
        Command command = Command.of(List.of("sleep", "60")).reading(new byte[1 << 20]).within(Duration.ofMillis(300));
        assertThat(processes.act(command).timedOut()).isTrue();
    }

    @Test
    void privilegesAreAsCfAgentHasThem() throws CommandException {
        Assumptions.assumeTrue(processes.ask(Command.shell("id -u")).text().equals("0\n"), "skipped: needs root, to become another user");
        String own = processes.ask(Command.shell("id -G")).text();
        Command ids = Command.shell("id -u; id -g; id -G");
        String groups = processes.ask(Command.shell("id -G 1")).text().strip();
        assertThat(processes.ask(ids.as(1, -1)).text()).isEqualTo("1\n0\n" + own);
        assertThat(processes.ask(ids.as(1, 60)).text()).isEqualTo("1\n60\n60 " + groups + "\n");
        assertThat(processes.ask(ids.as(1, 60).inRoot(Path.of("/"))).text()).isEqualTo("1\n60\n60 " + groups + "\n");
        assertThat(processes.ask(ids.as(1, -1).inRoot(Path.of("/")).in(Path.of("/usr"))).text()).startsWith("1\n0\n0");
        assertThat(processes.ask(Command.of(List.of("pwd")).inRoot(Path.of("/")).in(Path.of("/usr"))).text()).isEqualTo("/usr\n");
    }
}
