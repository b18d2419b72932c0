package io.bindery.puppet.value;

import java.time.Instant;

/// A point in time, to the nanosecond.
public record Timestamp(Instant instant) implements Value {}
