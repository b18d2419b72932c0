package io.bindery.server.ca;

/// The log of the authority: who signed and revoked which certificate, and errors in its files.
@FunctionalInterface
public interface CaLog {
    /// A log that keeps nothing.
    CaLog NONE = (level, message) -> {};

    enum Level {
        INFO,
        WARNING,
        ERROR
    }

    void write(Level level, String message);

    default void info(String message) {
        write(Level.INFO, message);
    }

    default void warn(String message) {
        write(Level.WARNING, message);
    }

    default void error(String message) {
        write(Level.ERROR, message);
    }
}
