package io.bindery.puppet.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// Commands that do not end, or write without end.
class CommandRunnerTest {
    @Test
    void aCommandGivesItsOutputAndCode() {
        assertThat(new CommandRunner().run(List.of("/bin/sh", "-c", "echo out; echo err >&2; exit 3"), true))
                .isEqualTo(new CommandRunner.Outcome(3, "out\nerr\n"));
        assertThat(new CommandRunner().run(List.of("/bin/sh", "-c", "echo out; echo err >&2"), false))
                .isEqualTo(new CommandRunner.Outcome(0, "out\n"));
    }

    @Test
    @Timeout(60)
    void aCommandThatDoesNotEndIsEndedWithAllItStarted(@TempDir Path directory) throws Exception {
        Path started = directory.resolve("pid");
        CommandRunner runner = new CommandRunner(Duration.ofSeconds(2));
        String script = "sleep 300 & echo $! > " + started + "; wait";
        assertThatThrownBy(() -> runner.run(List.of("/bin/sh", "-c", script), true))
                .isInstanceOf(CommandEnded.class)
                .hasMessageEndingWith("took longer than 2 seconds");
        long pid = Long.parseLong(Files.readString(started).strip());
        for (int i = 0; i < 200 && ProcessHandle.of(pid).map(ProcessHandle::isAlive).orElse(false); i++) {
            Thread.sleep(50);
        }
        assertThat(ProcessHandle.of(pid).map(ProcessHandle::isAlive).orElse(false)).isFalse();
    }

    @Test
    @Timeout(60)
    void aCommandThatWritesWithoutEndIsEnded() {
        assertThatThrownBy(() -> new CommandRunner(Duration.ofSeconds(50)).run(List.of("/bin/sh", "-c", "yes"), true))
                .isInstanceOf(CommandEnded.class)
                .hasMessageContaining("gave more than");
    }

    @Test
    void aCommandThatIsNotThereIsNamed() {
        assertThatThrownBy(() -> new CommandRunner().run(List.of("/nowhere/x"), true))
                .isExactlyInstanceOf(LoadError.class)
                .hasMessage("Could not find command '/nowhere/x'");
    }
}
