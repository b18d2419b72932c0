package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.convert.RubyString;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.function.LegacyFunction;
import io.bindery.puppet.value.Default;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Real;
import io.bindery.puppet.value.Value;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// `to_bytes`: how many bytes a size such as `4 kB` is.
final class ToBytes {
    private static final Pattern SIZE = Pattern.compile("([0-9.e+-]*)\\s*([^bB]?)");

    static final Function FUNCTION = LegacyFunction.of("to_bytes", -1, (call, arguments) -> {
        Checks.count("to_bytes", arguments, 1, 1, "1");
        Value size = arguments.getFirst();
        return size instanceof Int || size instanceof Real ? size : bytes(size == Default.DEFAULT ? "default" : LegacyFunction.string(size));
    });

    private ToBytes() {}

    private static Value bytes(String text) {
        Matcher matcher = SIZE.matcher(text);
        if (!matcher.find()) {
            return Int.of(0);
        }
        int power = matcher.group(2).isEmpty() ? 0 : "kMGTPE".indexOf(matcher.group(2)) + 1;
        if (power == 0 && !matcher.group(2).isEmpty()) {
            throw new EvaluationError("to_bytes(): Unknown prefix " + matcher.group(2));
        }
        return Int.of((long) (RubyString.toFloat(matcher.group(1)) * (1L << 10 * power)));
    }
}
