package io.bindery.enact;

/// The overall result of keeping a goal, the worst last: the verdict over several effects is the worst of them.
public enum Verdict {
    /// The goal was kept already.
    KEPT,
    /// A rehearsal: something would be changed.
    PENDING,
    /// All changes were made.
    REPAIRED,
    FAILED,
    DENIED,
    TIMED_OUT,
    INTERRUPTED;

    public Verdict and(Verdict other) {
        return compareTo(other) >= 0 ? this : other;
    }

    /// Whether the thing is not what the goal asks for although it was tried.
    public boolean isFailure() {
        return compareTo(FAILED) >= 0;
    }
}
