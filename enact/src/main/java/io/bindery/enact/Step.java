package io.bindery.enact;

import java.util.List;

/// One repair that is ready to be made.
///
/// @param change what it changes
/// @param repair how it is made
/// @param needs  the steps without which it cannot be made; it is not tried where one of them failed
public record Step(Change change, Repair repair, List<Step> needs) {
    /// What a step does.
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
