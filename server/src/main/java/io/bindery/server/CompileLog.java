package io.bindery.server;

import io.bindery.puppet.compile.Log;
import io.bindery.puppet.eval.LogLevel;
import org.jspecify.annotations.Nullable;

/// Writes the log lines of compiles to the server's log.
record CompileLog(ServerLog log) implements Log {
    @Override
    public void write(LogLevel level, @Nullable String source, String message) {
        log.write(level(level.word()), "puppet", source == null ? message : source + ": " + message);
    }

    /// The server's level for one of Puppet's.
    static ServerLog.Level level(String word) {
        return switch (word) {
            case "debug" -> ServerLog.Level.DEBUG;
            case "warning" -> ServerLog.Level.WARN;
            case "err", "alert", "emerg", "crit" -> ServerLog.Level.ERROR;
            default -> ServerLog.Level.INFO;
        };
    }
}
