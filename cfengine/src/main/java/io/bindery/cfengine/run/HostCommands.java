package io.bindery.cfengine.run;

import io.bindery.cfengine.function.Commands;
import io.bindery.cfengine.value.ByteText;
import io.bindery.cfengine.value.CommandLine;
import io.bindery.enact.host.Command;
import io.bindery.enact.host.CommandException;
import io.bindery.enact.host.Execution;
import io.bindery.enact.host.Host;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/// Runs commands for functions on a host.
///
/// @param detached whether commands must not be children of this process: the check before a run stands for another program, and
///     a command can tell by its parent which of the two called it
record HostCommands(Host host, boolean detached) implements Commands {
    /// Runs what follows as a child of its own.
    private static final List<String> BETWEEN = List.of("/bin/sh", "-c", "\"$@\"; exit $?", "sh");

    private static final int PRIVATE = 0077;

    /// As CFEngine does: files that commands make are their owner's alone. A program that is not there is left to fail by itself.
    private static Command masked(Command command) {
        return Files.isExecutable(Path.of(command.words().getFirst())) ? command.masked(PRIVATE) : command;
    }

    @Override
    public Finished run(Request request) {
        List<String> words = request.shell()
                ? List.of("/bin/sh", "-c", ByteText.unicode(request.line()), "sh")
                : CommandLine.split(request.line()).stream().map(ByteText::unicode).toList();
        if (words.isEmpty()) {
            return new Finished(-1, "");
        }
        if (detached) {
            words = Stream.concat(BETWEEN.stream(), words.stream()).toList();
        }
        try {
            Command merged = masked(Command.of(words)).reading(ByteText.bytes(request.input()));
            Command command = request.output() == Output.BOTH ? merged : merged.separatingErrors();
            Execution execution = host.processes().ask(command);
            byte[] output = request.output() == Output.STDERR ? execution.errors() : execution.output();
            return new Finished(execution.status(), ByteText.of(output));
        } catch (CommandException e) {
            return new Finished(-1, "");
        }
    }
}
