package io.bindery.cli.command;

import io.bindery.puppet.report.LogEntry;
import io.bindery.puppet.report.LogLevel;
import io.bindery.puppet.report.LogSink;
import io.bindery.text.TerminalText;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// Standard error for a person: colours and a progress line on a terminal, plain text anywhere else. Log lines may also go to
/// other destinations, or only there.
public final class Terminal {
    private static final int CLEAR_INTERVAL_MILLIS = 100;

    /// How log lines are coloured.
    public enum Colour {
        NONE,
        ANSI,
        HTML
    }

    private final boolean interactive;
    private final Colour colour;
    private final Level least;
    private final boolean console;
    private final List<LogSink> sinks;
    private long shownAt;
    private boolean progressShown;

    public Terminal() {
        this(Level.NOTICE, null, true, List.of());
    }

    /// @param least the least level that is written
    /// @param colour null to decide by the terminal
    /// @param console whether log lines are written here at all
    /// @param sinks other destinations
    Terminal(Level least, @Nullable Colour colour, boolean console, List<LogSink> sinks) {
        this.interactive = System.console() != null && System.console().isTerminal();
        this.colour = colour != null ? colour : interactive && System.getenv("NO_COLOR") == null ? Colour.ANSI : Colour.NONE;
        this.least = least;
        this.console = console;
        this.sinks = List.copyOf(sinks);
    }

    /// Whether lines of a level are written.
    boolean takes(Level level) {
        return level.compareTo(least) >= 0;
    }

    /// A log line in Puppet's form, `Error: ...` or `Warning: ...`, in its colour.
    public void log(Level level, String message) {
        if (!takes(level)) {
            return;
        }
        if (console) {
            clearProgress();
            System.err.println(coloured(level, level.title + ": " + (interactive ? TerminalText.of(message) : message)));
        }
        for (LogSink sink : sinks) {
            sink.write(LogEntry.of(level.reported, message));
        }
    }

    private String coloured(Level level, String line) {
        return switch (colour) {
            case NONE -> line;
            case ANSI -> level.colour + line + "\u001b[0m";
            case HTML -> "<span style=\"" + level.style + "\">" + line.replace("&", "&amp;").replace("<", "&lt;") + "</span>";
        };
    }

    /// A line that explains the one before.
    public void note(String line) {
        if (console) {
            clearProgress();
            System.err.println(interactive ? TerminalText.of(line) : line);
        }
    }

    /// How far a long job has come; shown on a terminal only, and not too often.
    public void progress(String what, int done, int total) {
        long now = System.currentTimeMillis();
        if (!interactive || now - shownAt < CLEAR_INTERVAL_MILLIS) {
            return;
        }
        shownAt = now;
        progressShown = true;
        System.err.printf(Locale.ROOT, "\r\u001b[K%s %d of %d", what, done, total);
        System.err.flush();
    }

    public void clearProgress() {
        if (progressShown) {
            System.err.print("\r\u001b[K");
            progressShown = false;
        }
    }

    /// The levels of log lines, from the least to the most important.
    public enum Level {
        DEBUG("Debug", "\u001b[0;36m", "color: #40FFFF", LogLevel.DEBUG),
        INFO("Info", "\u001b[0;32m", "color: #00CD00", LogLevel.INFO),
        NOTICE("Notice", "", "", LogLevel.NOTICE),
        WARNING("Warning", "\u001b[1;33m", "color: #FFFF60", LogLevel.WARNING),
        ERROR("Error", "\u001b[1;31m", "color: #FFA0A0", LogLevel.ERR);

        private final String title;
        private final String colour;
        private final String style;
        private final LogLevel reported;

        Level(String title, String colour, String style, LogLevel reported) {
            this.title = title;
            this.colour = colour;
            this.style = style;
            this.reported = reported;
        }
    }
}
