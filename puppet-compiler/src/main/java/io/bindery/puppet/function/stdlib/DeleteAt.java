package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.function.LegacyFunction;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import io.bindery.regex.LineAnchors;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/// `delete_at`: an array without one element.
final class DeleteAt {
    private static final Pattern DIGITS = Pattern.compile("^\\d+$", LineAnchors.RUBY);

    static final Function FUNCTION = LegacyFunction.of("delete_at", -1, (call, arguments) -> {
        Checks.count("delete_at", arguments, 2, Integer.MAX_VALUE, "2");
        List<Value> left = new ArrayList<>(Checks.array(arguments.get(0), "delete_at(): Requires array to work with"));
        if (arguments.get(1) instanceof Str text && !DIGITS.matcher(text.value()).find()) {
            throw new EvaluationError("delete_at(): You must provide non-negative numeric index");
        }
        long index = Checks.toInteger(arguments.get(1));
        if (index > left.size() - 1) {
            throw new EvaluationError("delete_at(): Given index exceeds size of array given");
        }
        long at = index < 0 ? left.size() + index : index;
        if (at >= 0) {
            left.remove((int) at);
        }
        return new Arr(left);
    });

    private DeleteAt() {}
}
