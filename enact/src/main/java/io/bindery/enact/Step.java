package io.bindery.enact;

import java.util.List;

/// One repair, ready to be performed.
///
/// @param change the change it makes
/// @param repair the code that makes it
/// @param needs  the steps it depends on; it is skipped if one of them failed
public record Step(Change change, Repair repair, List<Step> needs) {
    /// The code of a step.
    @FunctionalInterface
    public interface Repair {
        void perform() throws RepairException;
    }

    public Step {
        needs = List.copyOf(needs);
    }

    public static Step of(Change change, Repair repair) {
        return new Step(change, repair, List.of());
    }

    /// The same step, to be tried only after another one was made.
    public Step needing(Step... others) {
        return new Step(change, repair, List.of(others));
    }
}
