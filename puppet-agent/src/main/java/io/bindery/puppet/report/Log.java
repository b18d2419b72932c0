package io.bindery.puppet.report;

import java.util.ArrayList;
import java.util.List;

/// The log of a run. Lines of the configured level and above go to all destinations.
public final class Log {
    private final LogLevel threshold;
    private final List<LogSink> sinks = new ArrayList<>();

    /// @param threshold the least level that is written
    public Log(LogLevel threshold) {
        this.threshold = threshold;
    }

    /// Adds a destination.
    public void add(LogSink sink) {
        sinks.add(sink);
    }

    /// Takes a destination away again.
    public void remove(LogSink sink) {
        sinks.remove(sink);
    }

    /// Whether lines of that level are written, so that a costly text need not be made for nothing.
    public boolean takes(LogLevel level) {
        return level.compareTo(threshold) >= 0;
    }

    public void write(LogEntry entry) {
        if (takes(entry.level())) {
            for (LogSink sink : sinks) {
                sink.write(entry);
            }
        }
    }

    /// Writes a line about the run itself.
    public void write(LogLevel level, String message) {
        write(LogEntry.of(level, message));
    }

    /// Closes all destinations.
    public void close() {
        sinks.forEach(LogSink::close);
        sinks.clear();
    }
}
