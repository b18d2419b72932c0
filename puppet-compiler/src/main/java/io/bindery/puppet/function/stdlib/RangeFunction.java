package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.convert.RubyClass;
import io.bindery.puppet.convert.RubyString;
import io.bindery.puppet.convert.RubyText;
import io.bindery.puppet.eval.Call;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.function.LegacyFunction;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Default;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import io.bindery.regex.LineAnchors;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// `range`: the numbers or texts from one to another.
final class RangeFunction {
    private static final int MOST = 1_000_000;
    private static final Pattern FORM = Pattern.compile("^(\\w+)(\\.\\.\\.?|-)(\\w+)$", LineAnchors.RUBY);
    private static final Pattern DIGITS = Pattern.compile("^\\d+$", LineAnchors.RUBY);

    static final Function FUNCTION = LegacyFunction.of("range", -1, (call, arguments) -> range(call, arguments));

    private RangeFunction() {}

    private static Value range(Call call, List<Value> arguments) {
        if (arguments.isEmpty()) {
            throw new EvaluationError("range(): Wrong number of arguments given (0 for 1)");
        }
        if (arguments.size() > 1) {
            long step = arguments.size() > 2 ? Math.abs(Checks.toInteger(arguments.get(2))) : 1;
            if (step == 0) {
                throw new EvaluationError("range(): 3rd arg (step size) must be a non zero integer (e.g. 1 or -1)");
            }
            return between(call, LegacyFunction.text(arguments.get(0)), arguments.get(1), step, false);
        }
        if (!(arguments.getFirst() instanceof Str) && arguments.getFirst() != Default.DEFAULT) {
            throw new EvaluationError("undefined method `match' for " + RubyText.inspect(arguments.getFirst()) + ":"
                    + RubyClass.name(arguments.getFirst()));
        }
        String text = LegacyFunction.text(arguments.getFirst());
        Matcher matcher = FORM.matcher(text);
        if (matcher.find()) {
            return between(call, matcher.group(1), Str.of(matcher.group(3)), 1, matcher.group(2).equals("..."));
        }
        throw new EvaluationError(
                text.isEmpty()
                        ? "range(): Unknown range format: " + text
                        : "range(): Unable to compute range from the value: " + text);
    }

    private static Value between(Call call, String start, Value stop, long step, boolean exclusive) {
        List<Value> all = new ArrayList<>();
        if (DIGITS.matcher(start).find()) {
            long last = Checks.toInteger(stop) - (exclusive ? 1 : 0);
            for (long next = RubyString.toInteger(start); next <= last && all.size() < MOST; next += step) {
                all.add(Int.of(next));
            }
        } else {
            List<String> texts = RubyString.upTo(start, LegacyFunction.text(stop), exclusive, MOST);
            for (long i = 0; i < texts.size(); i += step) {
                all.add(Str.of(texts.get((int) i)));
            }
        }
        call.spend(all.size());
        return new Arr(all);
    }
}
