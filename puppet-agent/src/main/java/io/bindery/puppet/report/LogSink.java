package io.bindery.puppet.report;

/// A destination of log lines.
public interface LogSink extends AutoCloseable {
    void write(LogEntry entry);

    @Override
    default void close() {}
}
