package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.function.LegacyFunction;
import io.bindery.puppet.value.Value;

/// `pick_default`: the first argument that is neither undef nor empty, else the last one.
final class PickDefault {
    static final Function FUNCTION = LegacyFunction.of("pick_default", -1, (call, arguments) -> {
        if (arguments.isEmpty()) {
            throw new EvaluationError("Must receive at least one argument.");
        }
        Value found = Pick.first(arguments.subList(0, arguments.size() - 1));
        return found == null ? arguments.getLast() : found;
    });

    private PickDefault() {}
}
