package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.function.LegacyFunction;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// `pick`: the first argument that is neither undef nor empty.
final class Pick {
    static final Function FUNCTION = LegacyFunction.of("pick", -1, (call, arguments) -> {
        Value found = first(arguments);
        if (found == null) {
            throw new EvaluationError("pick(): must receive at least one non empty value");
        }
        return found;
    });

    private Pick() {}

    static @Nullable Value first(List<Value> arguments) {
        for (Value argument : arguments) {
            boolean nothing = argument == Undef.UNDEF
                    || argument instanceof Str string && (string.value().isEmpty());
            if (!nothing) {
                return argument;
            }
        }
        return null;
    }
}
