package io.bindery.cfengine.run;

import io.bindery.cfengine.function.Commands;
import io.bindery.cfengine.value.ByteText;
import io.bindery.cfengine.value.CommandLine;
import io.bindery.enact.host.Command;
import io.bindery.enact.host.CommandException;
import io.bindery.enact.host.Execution;
import io.bindery.enact.host.Host;
import java.util.List;

/// Runs commands for functions on a host.
final class HostCommands implements Commands {
    private final Host host;

    HostCommands(Host host) {
        this.host = host;
    }

    @Override
    public Finished run(Request request) {
        List<String> words = request.shell()
                ? List.of("/bin/sh", "-c", ByteText.unicode(request.line()))
                : CommandLine.split(request.line()).stream().map(ByteText::unicode).toList();
        if (words.isEmpty()) {
            return new Finished(-1, "");
        }
        try {
            Command merged = Command.of(words).reading(ByteText.bytes(request.input()));
            Command command = request.output() == Output.BOTH ? merged : merged.separatingErrors();
            Execution execution = host.processes().run(command);
            byte[] output = request.output() == Output.STDERR ? execution.errors() : execution.output();
            return new Finished(execution.status(), ByteText.of(output));
        } catch (CommandException e) {
            return new Finished(-1, "");
        }
    }
}
