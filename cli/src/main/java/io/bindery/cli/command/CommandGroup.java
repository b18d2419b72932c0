package io.bindery.cli.command;

import io.bindery.cli.line.Flags;
import io.bindery.cli.line.Synopsis;
import io.bindery.cli.line.UsageError;
import io.bindery.text.Spelling;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A command that only has subcommands. Called without one, it lists them and fails.
public interface CommandGroup extends Command {
    int NAME_WIDTH = 16;

    /// The help of a group.
    ///
    /// @param name the command line up to here
    /// @param commands the commands below, in the order in which they are listed
    record Overview(String name, String purpose, List<String> commands) {
        public Overview(String name, String purpose, String... commands) {
            this(name, purpose, List.of(commands));
        }
    }

    Overview overview();

    /// The commands below, in the order in which they are listed.
    default List<String> names() {
        return overview().commands();
    }

    /// All that can stand where a command is expected, for a misspelt one.
    default List<String> spellings() {
        return names();
    }

    /// The command of a name, or null if the name is unknown. Only the class of that command is loaded.
    @Nullable Command named(String name);

    @Override
    default int start(String[] arguments) {
        Command asked = arguments.length == 0 ? null : named(arguments[0]);
        if (asked != null) {
            return asked.start(Arrays.copyOfRange(arguments, 1, arguments.length));
        }
        // Whatever flags come after it, a command that does not exist is the mistake to report.
        boolean unknown = arguments.length > 0 && !arguments[0].startsWith("-");
        return Command.super.start(unknown ? Arrays.copyOf(arguments, 1) : arguments);
    }

    @Override
    default Synopsis synopsis() {
        List<String> notes = new ArrayList<>(List.of("Commands:"));
        for (String name : names()) {
            Command command = named(name);
            String summary = command == null ? "" : command.synopsis().summary();
            notes.add("  " + name + " ".repeat(Math.max(1, NAME_WIDTH - name.length())) + summary);
        }
        Overview overview = overview();
        return new Synopsis(overview.name() + " COMMAND ...", overview.purpose(), List.of(), notes);
    }

    /// No command, or none that is known.
    @Override
    default int run(Flags flags) {
        if (!flags.rest().isEmpty()) {
            String asked = flags.rest().getFirst();
            throw new UsageError("there is no command '" + asked + "'" + Spelling.suggestion(asked, spellings()));
        }
        synopsis().print(System.err);
        return 1;
    }
}
