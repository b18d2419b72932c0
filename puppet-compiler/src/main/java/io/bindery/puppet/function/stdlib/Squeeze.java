package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.convert.RubyClass;
import io.bindery.puppet.convert.RubyText;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.function.LegacyFunction;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import org.jspecify.annotations.Nullable;

/// `squeeze`: reduces runs of a character to one.
final class Squeeze {
    static final Function FUNCTION = LegacyFunction.of("squeeze", -1, (call, arguments) -> {
        if (arguments.size() != 1 && arguments.size() != 2) {
            throw new EvaluationError(
                    "squeeze(): Wrong number of arguments given " + arguments.size() + " for 2 or 1");
        }
        Value only = Checks.given(arguments, 1) ? arguments.get(1) : null;
        if (arguments.getFirst() instanceof Arr array) {
            return new Arr(array.elements().stream().<Value>map(element -> Str.of(squeezed(element, only))).toList());
        }
        return Str.of(squeezed(arguments.getFirst(), only));
    });

    private Squeeze() {}

    private static String squeezed(Value value, @Nullable Value set) {
        if (!(value instanceof Str string)) {
            throw new EvaluationError("undefined method `squeeze' for " + RubyText.inspect(value) + ":" + RubyClass.name(value));
        }
        String only = set == null ? null : LegacyFunction.string(set);
        StringBuilder out = new StringBuilder();
        int[] before = {-1};
        string.value().codePoints().forEach(c -> {
            boolean counts = only == null || only.indexOf(c) >= 0;
            if (c != before[0] || !counts) {
                out.appendCodePoint(c);
            }
            before[0] = c;
        });
        return out.toString();
    }
}
