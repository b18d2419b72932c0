package io.bindery.puppet.eval.setting;

import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Value;
import io.bindery.puppet.value.Weight;

/// Counts the steps and other resources that one compile has spent.
public final class Budget {
    /// The steps charged for a call: an endless iteration must end before its results fill the memory.
    private static final int CALL = 4;

    private final Limits limits;
    private long steps;
    private int depth;

    public Budget(Limits limits) {
        this.limits = limits;
    }

    public void step() {
        if (++steps > limits.steps()) {
            throw stepsSpent();
        }
    }

    public void steps(long count) {
        steps += count;
        if (steps > limits.steps()) {
            throw stepsSpent();
        }
    }

    /// Enters a call; to be followed by [#leave].
    public void enter() {
        steps(CALL);
        if (++depth > limits.depth()) {
            depth--;
            throw tooDeep(limits.depth());
        }
    }

    public void leave() {
        depth--;
    }

    public void text(long length) {
        if (length > limits.text()) {
            throw new EvaluationError("A string grew beyond the limit of " + limits.text() + " characters");
        }
    }

    /// What an operator has put together. Only what is large is weighed: small steps of growth are weighed when their call ends.
    public Value grown(Value made, int size) {
        return size > limits.values() >> 4 ? value(made) : made;
    }

    public Value value(Value made) {
        int weight = made instanceof Arr || made instanceof Hash ? Weight.of(made) : 1;
        if (weight > limits.values()) {
            throw new EvaluationError("A value grew beyond the limit of " + limits.values() + " elements");
        }
        // What is nested so deep weighs at least as much.
        if (weight > limits.nesting() && Weight.nesting(made) > limits.nesting()) {
            throw new EvaluationError("Arrays and hashes are nested more than " + limits.nesting() + " deep");
        }
        return made;
    }

    public static EvaluationError tooDeep(int depth) {
        return new EvaluationError("Calls are nested more than " + depth + " deep; is there an endless recursion?");
    }

    private EvaluationError stepsSpent() {
        return new EvaluationError("Evaluation took more than " + limits.steps() + " steps; is there an endless loop?");
    }
}
