package io.bindery.cli.command;

import io.bindery.cli.line.Flags;
import io.bindery.cli.line.Synopsis;
import io.bindery.cli.line.UsageError;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A command that only has commands below it. Called by itself it says which, and that this was not enough.
public interface CommandGroup extends Command {
    int NAME_WIDTH = 16;

    /// The command line up to here.
    String name();

    String purpose();

    /// The commands below, in the order in which they are listed.
    List<String> names();

    /// The command of a name, or null where there is none. Only the one that was asked for is loaded.
    @Nullable Command named(String name);

    @Override
    default int start(String[] arguments) {
        Command asked = arguments.length == 0 ? null : named(arguments[0]);
        return asked == null ? Command.super.start(arguments) : asked.start(Arrays.copyOfRange(arguments, 1, arguments.length));
    }

    @Override
    default Synopsis synopsis() {
        List<String> notes = new ArrayList<>(List.of("Commands:"));
        for (String name : names()) {
            Command command = named(name);
            String summary = command == null ? "" : command.synopsis().summary();
            notes.add("  " + name + " ".repeat(Math.max(1, NAME_WIDTH - name.length())) + summary);
        }
        return new Synopsis(name() + " COMMAND ...", purpose(), List.of(), notes);
    }

    /// No command, or none that is known.
    @Override
    default int run(Flags flags) {
        if (!flags.rest().isEmpty()) {
            throw new UsageError("there is no command '" + flags.rest().getFirst() + "'");
        }
        synopsis().print(System.err);
        return 1;
    }
}
