package io.bindery.cli.line;

import io.bindery.cli.line.Flags.Argument;
import io.bindery.cli.line.Flags.Flag;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;

/// What a command says of itself: its name and arguments, its purpose, and its flags.
///
/// @param usage the command line, `bindery validate [FLAGS] [PATH...]`
/// @param notes what is to be said after the flags
public record Synopsis(String usage, String purpose, List<Flag> flags, List<String> notes) {
    /// Every command has these.
    private static final List<Flag> COMMON = List.of(
            new Flag("help", 'h', Argument.NONE, "Show this help"),
            new Flag("version", 'V', Argument.NONE, "Show the version"));

    private static final int INDENT = 24;

    public Synopsis {
        List<Flag> all = new ArrayList<>(flags);
        all.addAll(COMMON);
        flags = List.copyOf(all);
        notes = List.copyOf(notes);
    }

    public void print(PrintStream out) {
        out.println("Usage: " + usage);
        out.println();
        out.println(purpose);
        out.println();
        for (Flag flag : flags) {
            String name = names(flag);
            out.println("  " + name + " ".repeat(Math.max(1, INDENT - name.length())) + flag.help());
        }
        for (String note : notes) {
            out.println();
            out.println(note);
        }
    }

    private static String names(Flag flag) {
        String letter = flag.letter() == 0 ? "    " : "-" + flag.letter() + ", ";
        return letter + "--" + flag.name() + (flag.argument() == Argument.NONE ? "" : "=VALUE");
    }
}
