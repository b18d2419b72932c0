package io.bindery.enact;

import java.util.List;

/// How keeping a goal ended.
public sealed interface Outcome {
    /// Changes made (or, rehearsing, changes that would be made).
    List<Change> changes();

    /// Nothing was to be done.
    record Kept() implements Outcome {
        @Override
        public List<Change> changes() {
            return List.of();
        }
    }

    /// All that was to be done is done.
    record Repaired(List<Change> changes) implements Outcome {}

    /// What would be done, had this not been a rehearsal.
    record Rehearsed(List<Change> changes) implements Outcome {}

    /// It did not work; `changes` were made before that.
    record Failed(List<Change> changes, String reason) implements Outcome {}

    /// The host refused.
    record Denied(List<Change> changes, String reason) implements Outcome {}

    /// It took too long.
    record TimedOut(List<Change> changes, String reason) implements Outcome {}

    /// Somebody stopped it.
    record Interrupted(List<Change> changes, String reason) implements Outcome {}
}
