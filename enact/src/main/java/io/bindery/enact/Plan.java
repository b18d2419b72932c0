package io.bindery.enact;

import java.util.List;

/// The steps that make a thing match a goal, in the order of performing. An empty plan means that the thing matches already.
public record Plan(List<Step> steps) {
    public static final Plan NOTHING = new Plan(List.of());

    public Plan {
        steps = List.copyOf(steps);
    }

    public static Plan of(Step... steps) {
        return new Plan(List.of(steps));
    }

    public boolean isEmpty() {
        return steps.isEmpty();
    }

    public List<Change> changes() {
        return steps.stream().map(Step::change).toList();
    }
}
