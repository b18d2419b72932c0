package io.bindery.puppet.report;

import java.time.OffsetDateTime;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// One line of the log.
///
/// @param source the path of the resource or property that the line is about, or `Puppet` for the run itself
/// @param file   the manifest that declares this resource; null if there is no resource or its manifest is unknown
/// @param line   the line in that manifest, or 0
public record LogEntry(
        LogLevel level, String message, String source, List<String> tags, OffsetDateTime time, @Nullable String file, int line) {
    /// The source of lines that are about no resource.
    public static final String PUPPET = "Puppet";

    public LogEntry {
        tags = List.copyOf(tags);
    }

    /// A line about the run itself.
    public static LogEntry of(LogLevel level, String message) {
        return of(level, PUPPET, message);
    }

    /// A line about something that no resource declares.
    public static LogEntry of(LogLevel level, String source, String message) {
        return new LogEntry(level, message, source, List.of(level.word()), OffsetDateTime.now(), null, 0);
    }

    /// The message, after its source where it has one.
    public String text() {
        return source.equals(PUPPET) ? message : source + ": " + message;
    }
}
