package io.bindery.cli.apply;

import io.bindery.puppet.compile.Log;
import io.bindery.puppet.eval.LogLevel;
import io.bindery.puppet.report.LogEntry;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// Passes the log lines of a compile to the log of a run. The error that ends a compile is logged by the code that catches it.
record CompileLog(io.bindery.puppet.report.Log log) implements Log {
    @Override
    public void write(LogLevel level, @Nullable String source, String message) {
        if (level == LogLevel.ERR && source == null) {
            return;
        }
        io.bindery.puppet.report.LogLevel same = io.bindery.puppet.report.LogLevel.of(level.name().toLowerCase(Locale.ROOT));
        if (same != null) {
            log.write(source == null ? LogEntry.of(same, message) : LogEntry.of(same, source, message));
        }
    }
}
