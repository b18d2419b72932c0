package io.bindery.puppet.compile;

import io.bindery.puppet.eval.LogLevel;
import org.jspecify.annotations.Nullable;

/// Where the log lines of a compile go.
@FunctionalInterface
public interface Log {
    /// @param source what the line is about, such as `Scope(Class[main])`; null for the compiler itself
    void write(LogLevel level, @Nullable String source, String message);
}
