package io.bindery.cli.line;

import io.bindery.cli.line.Flags.Argument;
import io.bindery.cli.line.Flags.Flag;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/// The help of a command: its name and arguments, its purpose, and its flags.
///
/// @param usage the command line, `bindery validate [FLAGS] [PATH...]`
/// @param purpose its first line alone describes the command in a list of commands
/// @param notes the text after the flags
public record Synopsis(String usage, String purpose, List<Flag> flags, List<String> notes) {
    /// Every command has these.
    private static final List<Flag> COMMON = List.of(
            new Flag("help", 'h', Argument.NONE, "Show this help."),
            new Flag("version", 'V', Argument.NONE, "Show the version."));

    private static final int WIDEST_NAMES = 34;

    public Synopsis {
        flags = List.copyOf(flags);
        notes = List.copyOf(notes);
    }

    public Synopsis(String usage, String purpose, Flag... flags) {
        this(usage, purpose, List.of(flags), List.of());
    }

    /// The same with more flags behind.
    public Synopsis with(List<Flag> more) {
        List<Flag> all = new ArrayList<>(flags);
        all.addAll(more);
        return new Synopsis(usage, purpose, all, notes);
    }

    /// The same without some flags, which would have no effect.
    public Synopsis without(String... names) {
        Set<String> left = Set.of(names);
        return new Synopsis(usage, purpose, flags.stream().filter(flag -> !left.contains(flag.name())).toList(), notes);
    }

    /// The same with lines after the flags.
    public Synopsis noting(String... lines) {
        return new Synopsis(usage, purpose, flags, List.of(lines));
    }

    /// All that the command takes.
    public List<Flag> taken() {
        return with(COMMON).flags;
    }

    /// The purpose in a line.
    public String summary() {
        int end = purpose.indexOf('\n');
        return end < 0 ? purpose : purpose.substring(0, end);
    }

    public void print(PrintStream out) {
        out.println("Usage: " + usage);
        out.println();
        out.println(purpose);
        out.println();
        List<Flag> shown = taken().stream().filter(flag -> !flag.help().isEmpty()).toList();
        int width = shown.stream().mapToInt(flag -> names(flag).length()).filter(length -> length <= WIDEST_NAMES).max().orElse(0);
        for (Flag flag : shown) {
            String names = names(flag);
            out.println("  " + names + (names.length() > width ? "\n" + " ".repeat(width + 4) : " ".repeat(width + 2 - names.length())) + flag.help());
        }
        if (!notes.isEmpty()) {
            out.println();
            notes.forEach(out::println);
        }
    }

    private static String names(Flag flag) {
        String letter = flag.letter() == 0 ? "    " : "-" + flag.letter() + ", ";
        String name = (flag.argument() == Argument.OPPOSITE ? "--[no-]" : "--") + flag.name();
        return switch (flag.argument()) {
            case NONE, OPPOSITE -> letter + name;
            case REQUIRED -> letter + name + "=" + flag.label();
            case OPTIONAL -> letter + name + "[=" + flag.label() + "]";
        };
    }
}
