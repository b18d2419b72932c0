package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.function.LegacyFunction;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.util.List;

/// `bool2str`: `true` or `false`, or two given words.
final class Bool2str {
    static final Function FUNCTION = LegacyFunction.of("bool2str", -1, (call, arguments) -> convert(arguments));

    private Bool2str() {}

    private static Value convert(List<Value> arguments) {
        if (arguments.size() != 1 && arguments.size() != 3) {
            throw new EvaluationError("bool2str(): Wrong number of arguments given (" + arguments.size() + " for 3)");
        }
        Value yes = Checks.given(arguments, 1) ? arguments.get(1) : Str.of("true");
        Value no = Checks.given(arguments, 2) ? arguments.get(2) : Str.of("false");
        if (!(arguments.getFirst() instanceof Bool bool)) {
            throw new EvaluationError("bool2str(): Requires a boolean to work with");
        }
        if (!(yes instanceof Str) || !(no instanceof Str)) {
            throw new EvaluationError("bool2str(): Requires strings to convert to");
        }
        return bool.value() ? yes : no;
    }
}
