package io.bindery.puppet.bind.site;

import io.bindery.puppet.eval.LogLevel;
import org.jspecify.annotations.Nullable;

/// Receives the log lines of choosing an environment.
@FunctionalInterface
public interface SelectionLog {
    /// @param source what the line is about; null for the compiler itself
    void write(LogLevel level, @Nullable String source, String message);
}
