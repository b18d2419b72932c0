package io.bindery.server;

/// Receives what the server has to say to its operator.
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
