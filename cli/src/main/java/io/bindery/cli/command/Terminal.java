package io.bindery.cli.command;

import java.util.Locale;

/// Standard error as a person sees it: colours and a progress line on a terminal, plain text anywhere else.
public final class Terminal {
    private static final int CLEAR_INTERVAL_MILLIS = 100;

    private final boolean interactive;
    private final boolean coloured;
    private long shownAt;
    private boolean progressShown;

    public Terminal() {
        interactive = System.console() != null && System.console().isTerminal();
        coloured = interactive && System.getenv("NO_COLOR") == null;
    }

    /// A log line in Puppet's form, `Error: ...` or `Warning: ...`, in its colour.
    public void log(Level level, String message) {
        clearProgress();
        String line = level.title() + ": " + message;
        System.err.println(coloured ? level.colour + line + "\u001b[0m" : line);
    }

    /// A line that explains the one before.
    public void note(String line) {
        clearProgress();
        System.err.println(line);
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

    /// The levels of log lines.
    public enum Level {
        ERROR("\u001b[1;31m"),
        WARNING("\u001b[1;33m");

        private final String colour;

        Level(String colour) {
            this.colour = colour;
        }

        private String title() {
            return name().charAt(0) + name().substring(1).toLowerCase(Locale.ROOT);
        }
    }
}
