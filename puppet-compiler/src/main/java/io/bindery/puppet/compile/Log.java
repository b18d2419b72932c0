package io.bindery.puppet.compile;

import io.bindery.puppet.eval.LogLevel;
import io.bindery.text.Place;
import org.jspecify.annotations.Nullable;

/// Receives the log lines of a compile.
@FunctionalInterface
public interface Log {
    /// @param source what the line is about, such as `Scope(Class[main])`; null for the compiler itself
    void write(LogLevel level, @Nullable String source, String message);

    /// A line about a place in a file. Logs for people show the place, others may keep to the message.
    default void write(LogLevel level, String message, Place place) {
        write(level, null, message + Texts.fullLocation(place));
    }
}
