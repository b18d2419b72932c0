package io.bindery.cfengine.promise;

/// The outcome of a promise. When several outcomes are combined, a later constant outweighs an earlier one.
public enum Outcome {
    /// Nothing was done, and nothing is logged.
    SKIPPED,
    KEPT,
    REPAIRED,
    /// Something should have been repaired, but the promise or the run only warns.
    WARNED,
    FAILED,
    DENIED,
    TIMED_OUT;

    public Outcome and(Outcome other) {
        return compareTo(other) >= 0 ? this : other;
    }

    /// Whether others that depend on this promise may go ahead.
    public boolean isDone() {
        return this == KEPT || this == REPAIRED;
    }
}
