package io.bindery.puppet.report;

import io.bindery.text.TerminalText;
import java.io.PrintStream;

/// Log lines for a terminal: `Notice: ...` and below on one stream, `Warning: ...` and above on the other.
public final class ConsoleLog implements LogSink {
    /// How log lines are coloured.
    public enum Colour {
        NONE,
        ANSI,
        HTML
    }

    private final PrintStream out;
    private final PrintStream err;
    private final Colour colour;
    private final boolean terminal;

    /// @param terminal whether somebody's terminal gets the lines, and obeys control characters in them
    public ConsoleLog(PrintStream out, PrintStream err, Colour colour, boolean terminal) {
        this.terminal = terminal;
        this.out = out;
        this.err = err;
        this.colour = colour;
    }

    @Override
    public void write(LogEntry entry) {
        PrintStream stream = entry.level().isTrouble() ? err : out;
        String line = coloured(entry.level(), entry.level().title() + ": " + (terminal ? TerminalText.of(entry.text()) : entry.text()));
        stream.print(line.endsWith("\n") ? line : line + "\n");
        stream.flush();
    }

    private String coloured(LogLevel level, String line) {
        return switch (colour) {
            case NONE -> line;
            case ANSI -> level.ansi() + line.replace("\u001b[0m", level.ansi()) + "\u001b[0m";
            case HTML -> "<span style=\"" + level.style() + "\">" + line + "</span>";
        };
    }
}
