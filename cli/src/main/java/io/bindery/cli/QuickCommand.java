package io.bindery.cli;

import io.bindery.cli.line.Flags;
import io.bindery.cli.line.Synopsis;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A command that scripts start often, and that therefore reads its own flags instead of having picocli do it.
interface QuickCommand {
    List<String> NAMES = List.of("validate", "dump", "epp");

    /// One line for the list of all commands.
    String summary();

    Synopsis synopsis();

    /// Does the work; the exit code.
    int run(Flags flags);

    /// The command of a name, or null where it is not one of these.
    static @Nullable QuickCommand named(String name) {
        return switch (name) {
            case "validate" -> new ValidateCommand();
            case "dump" -> new DumpCommand();
            case "epp" -> new EppCommand();
            default -> null;
        };
    }

    /// Reads the flags, answers `--help` and `--version`, and runs the command.
    default int start(String[] arguments) {
        Flags flags = Flags.parse(synopsis().flags(), arguments);
        if (flags.problem() != null) {
            System.err.println("Error: " + flags.problem());
            synopsis().print(System.err);
            return 1;
        }
        if (flags.has("help")) {
            synopsis().print(System.out);
            return 0;
        }
        if (flags.has("version")) {
            System.out.println(Main.VERSION);
            return 0;
        }
        return run(flags);
    }
}
