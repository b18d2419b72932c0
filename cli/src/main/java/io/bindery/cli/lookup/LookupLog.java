package io.bindery.cli.lookup;

import io.bindery.puppet.compile.Log;
import io.bindery.puppet.eval.LogLevel;
import org.jspecify.annotations.Nullable;

/// Prints warnings and errors as Puppet does on a terminal, to standard error.
final class LookupLog implements Log {
    @Override
    public void write(LogLevel level, @Nullable String source, String message) {
        if (level == LogLevel.WARNING) {
            System.err.println("Warning: " + (source == null ? message : source + ": " + message));
        }
    }
}
