package io.bindery.puppet.function;

import io.bindery.puppet.convert.Interpolation;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;

/// Checks the single argument array of first-generation functions.
public final class LegacyArity {
    private LegacyArity() {}

    public static void atLeast(String function, int fewest, int given) {
        if (given < fewest) {
            throw new EvaluationError(function + "(): Wrong number of arguments given (" + given + " for minimum " + fewest + ")");
        }
    }

    /// As Puppet does: undef reaches such a function as an empty string.
    static String text(Value value) {
        return switch (value) {
            case Undef _ -> "";
            case Str text -> text.value();
            default -> Interpolation.text(value);
        };
    }
}
