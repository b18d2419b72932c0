package io.bindery.cli;

import io.bindery.puppet.compile.Log;
import io.bindery.puppet.eval.LogLevel;
import io.bindery.text.Place;
import org.jspecify.annotations.Nullable;

/// Says log lines to the terminal as Puppet does. The error a compile ends with is said by the command.
final class SpokenLog implements Log {
    private final Terminal terminal;

    SpokenLog(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public void write(LogLevel level, String message, Place place) {
        if (level == LogLevel.ERR) {
            terminal.log(Terminal.Level.ERROR, message + Excerpt.location(place));
        } else {
            Log.super.write(level, message, place);
        }
    }

    @Override
    public void write(LogLevel level, @Nullable String source, String message) {
        String text = source == null ? message : source + ": " + message;
        switch (level) {
            case DEBUG, INFO -> {}
            case NOTICE -> terminal.note("Notice: " + text);
            case WARNING -> terminal.log(Terminal.Level.WARNING, text);
            // The one error that ends a compile is told by the command, with the line it is about.
            case ERR -> {}
            case ALERT, EMERG, CRIT -> terminal.log(Terminal.Level.ERROR, text);
        }
    }
}
