package io.bindery.enact;

/// The outcome of one step.
public sealed interface Effect {
    Change change();

    /// The change was made.
    record Made(Change change) implements Effect {}

    /// The change would be made if this were not a rehearsal.
    record Pending(Change change) implements Effect {}

    /// The change was tried and failed.
    record Failed(Change change, String reason) implements Effect {}

    /// The host refused the change.
    record Denied(Change change, String reason) implements Effect {}

    /// The change took too long.
    record TimedOut(Change change, String reason) implements Effect {}

    /// The change was stopped from outside.
    record Interrupted(Change change, String reason) implements Effect {}

    /// The change was not tried, because a step that it needs did not succeed.
    record NotTried(Change change, Change missing) implements Effect {}

    /// The effect of a step whose repair ended with an exception.
    static Effect of(Change change, RepairException e) {
        return switch (e.reason()) {
            case FAILED -> new Failed(change, e.text());
            case DENIED -> new Denied(change, e.text());
            case TIMED_OUT -> new TimedOut(change, e.text());
            case INTERRUPTED -> new Interrupted(change, e.text());
        };
    }

    /// What the effect alone would make of its goal.
    default Verdict verdict() {
        return switch (this) {
            case Made _ -> Verdict.REPAIRED;
            case Pending _ -> Verdict.PENDING;
            case Failed _, NotTried _ -> Verdict.FAILED;
            case Denied _ -> Verdict.DENIED;
            case TimedOut _ -> Verdict.TIMED_OUT;
            case Interrupted _ -> Verdict.INTERRUPTED;
        };
    }

    /// Why the change was not made; empty if it was made or is only pending.
    default String reason() {
        return switch (this) {
            case Made _, Pending _ -> "";
            case Failed(_, String reason) -> reason;
            case Denied(_, String reason) -> reason;
            case TimedOut(_, String reason) -> reason;
            case Interrupted(_, String reason) -> reason;
            case NotTried(_, Change missing) -> "not tried, because " + missing.property() + " could not be changed";
        };
    }
}
