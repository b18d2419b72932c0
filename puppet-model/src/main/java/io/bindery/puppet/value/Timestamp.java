package io.bindery.puppet.value;

import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;

/// A point in time, to the nanosecond.
public record Timestamp(Instant instant) implements Value, Comparable<Timestamp> {

    @Override
    public int compareTo(Timestamp other) {
        return instant.compareTo(other.instant);
    }

    /// `2016-01-02T03:04:05.500000000 UTC`.
    @Override
    public String toString() {
        return DateTimeFormatter.ofPattern("yyyy-MM-dd'T'HH:mm:ss.nnnnnnnnn 'UTC'").format(instant.atOffset(ZoneOffset.UTC));
    }
}
