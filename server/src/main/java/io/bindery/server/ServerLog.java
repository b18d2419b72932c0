package io.bindery.server;

/// Receives the server's messages for its operator.
@FunctionalInterface
public interface ServerLog {
    enum Level {
        DEBUG,
        INFO,
        WARN,
        ERROR
    }

    /// @param source the part of the server that speaks, for example `http`
    void write(Level level, String source, String message);
}
