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
}
