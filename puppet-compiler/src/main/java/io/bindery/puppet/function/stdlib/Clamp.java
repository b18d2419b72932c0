package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.convert.RubyText;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.function.Arguments;
import io.bindery.puppet.function.LegacyFunction;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import io.bindery.regex.LineAnchors;
import java.util.List;
import java.util.regex.Pattern;

/// `clamp`: the median of three numbers.
final class Clamp {
    private static final Pattern DIGITS = Pattern.compile("^\\d+$", LineAnchors.RUBY);

    static final Function FUNCTION = LegacyFunction.of("clamp", -2, (call, arguments) -> clamp(Arguments.flatten(arguments)));

    private Clamp() {}

    private static Value clamp(List<Value> values) {
        if (values.size() != 3) {
            throw new EvaluationError("clamp(): Wrong number of arguments, need three to clamp");
        }
        for (Value value : values) {
            if (value instanceof Str string && !DIGITS.matcher(string.value()).find()) {
                throw new EvaluationError("clamp(): Required explicit numeric (" + string.value() + ":String)");
            }
            if (value instanceof Hash) {
                throw new EvaluationError("clamp(): The Hash type is not allowed (" + RubyText.of(value) + ")");
            }
        }
        return Int.of(values.stream().mapToLong(Checks::toInteger).sorted().toArray()[1]);
    }
}
