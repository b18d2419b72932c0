package io.bindery.puppet.value;

/// A length of time in nanoseconds, possibly negative.
public record Timespan(long nanoseconds) implements Value {
    public static final long NANOS_PER_SECOND = 1_000_000_000L;
}
