package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.function.LegacyFunction;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import io.bindery.regex.LineAnchors;
import java.util.List;
import java.util.regex.Pattern;

/// `convert_base`: a whole number written in another base.
final class ConvertBase {
    private static final Pattern DIGITS = Pattern.compile("^[0-9]+$", LineAnchors.RUBY);

    static final Function FUNCTION = LegacyFunction.of("convert_base", 2, (call, arguments) -> convert(arguments));

    private ConvertBase() {}

    private static Value convert(List<Value> arguments) {
        requireKind(arguments.get(0), "First");
        requireKind(arguments.get(1), "Second");
        requireDigits(arguments.get(0));
        requireDigits(arguments.get(1));
        long base = Checks.toInteger(arguments.get(1));
        if (base < 2 || base > 36) {
            throw new EvaluationError("convert_base(): base must be at least 2 and must not be greater than 36");
        }
        return Str.of(Long.toString(Checks.toInteger(arguments.get(0)), (int) base));
    }

    private static void requireKind(Value value, String which) {
        if (!(value instanceof Int) && !(value instanceof Str)) {
            throw new EvaluationError("convert_base(): " + which + " argument must be either a string or an integer");
        }
    }

    private static void requireDigits(Value value) {
        if (value instanceof Str string && !DIGITS.matcher(string.value()).find()) {
            throw new EvaluationError("convert_base(): First argument must be an integer or a string corresponding to an integer"
                    + " in base 10");
        }
    }
}
