package io.bindery.cli.command;

import io.bindery.puppet.compile.Log;
import io.bindery.puppet.eval.LogLevel;
import io.bindery.text.Place;
import org.jspecify.annotations.Nullable;

/// Prints log lines to the terminal as Puppet does. The last line of a failed compile's log is its error. The command prints that
/// error itself, with its source line, so an error from the compiler is held back until another line or the end of the compile
/// shows whether it was the last.
public final class SpokenLog implements Log {
    private final Terminal terminal;
    private @Nullable String held;

    public SpokenLog(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public void write(LogLevel level, String message, Place place) {
        if (level == LogLevel.ERR) {
            settle();
            terminal.log(Terminal.Level.ERROR, message + Excerpt.location(place));
        } else {
            Log.super.write(level, message, place);
        }
    }

    @Override
    public void write(LogLevel level, @Nullable String source, String message) {
        settle();
        String text = source == null ? message : source + ": " + message;
        switch (level) {
            case DEBUG -> terminal.log(Terminal.Level.DEBUG, text);
            case INFO -> terminal.log(Terminal.Level.INFO, text);
            case NOTICE -> terminal.log(Terminal.Level.NOTICE, text);
            case WARNING -> terminal.log(Terminal.Level.WARNING, text);
            case ERR -> {
                if (source == null) {
                    held = text;
                } else {
                    terminal.log(Terminal.Level.ERROR, text);
                }
            }
            case ALERT, EMERG, CRIT -> terminal.log(Terminal.Level.ERROR, text);
        }
    }

    /// Drops the held error: the compile ended with it, so its caller reports it.
    public void end() {
        held = null;
    }

    /// Logs the held error: the compile went on, so nothing else reports it.
    public void settle() {
        if (held != null) {
            terminal.log(Terminal.Level.ERROR, held);
            held = null;
        }
    }
}
