package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.function.LegacyFunction;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Str;

/// `reverse`: an array or text from the end to the start.
final class Reverse {
    static final Function FUNCTION = LegacyFunction.of("reverse", -1, (call, arguments) -> {
        Checks.count("reverse", arguments, 1, Integer.MAX_VALUE, "1");
        return switch (arguments.getFirst()) {
            case Arr array -> new Arr(array.elements().reversed());
            case Str string -> Str.of(new StringBuilder(string.value()).reverse().toString());
            default -> throw new EvaluationError("reverse(): Requires either array or string to work with");
        };
    });

    private Reverse() {}
}
