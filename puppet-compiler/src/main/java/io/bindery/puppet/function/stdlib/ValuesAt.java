package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.convert.RubyString;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.function.Arguments;
import io.bindery.puppet.function.LegacyFunction;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import io.bindery.regex.LineAnchors;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// `values_at`: the elements at some indices and ranges of indices.
final class ValuesAt {
    private static final Pattern RANGE = Pattern.compile("^(\\d+)(\\.\\.\\.?|-)(\\d+)$", LineAnchors.RUBY);
    private static final Pattern DIGITS = Pattern.compile("^\\d+$", LineAnchors.RUBY);

    static final Function FUNCTION = LegacyFunction.of("values_at", -1, (call, arguments) -> {
        Checks.count("values_at", arguments, 2, Integer.MAX_VALUE, "2");
        List<Value> array = Checks.array(arguments.get(0), "values_at(): Requires array to work with");
        List<Value> indices = Arguments.flatten(List.of(arguments.get(1)));
        if (indices.isEmpty()) {
            throw new EvaluationError("values_at(): You must provide at least one positive index to collect");
        }
        List<Value> found = new ArrayList<>();
        indices.forEach(index -> add(found, array, LegacyFunction.text(index)));
        found.removeIf(value -> value == Undef.UNDEF);
        return new Arr(found);
    });

    private ValuesAt() {}

    private static void add(List<Value> found, List<Value> array, String index) {
        Matcher range = RANGE.matcher(index);
        if (range.find()) {
            long start = RubyString.toInteger(range.group(1));
            long stop = RubyString.toInteger(range.group(3));
            if (start > stop) {
                throw new EvaluationError(
                        "values_at(): Stop index in given indices range is smaller than the start index");
            }
            if (stop > array.size() - 1) {
                throw new EvaluationError("values_at(): Stop index in given indices range exceeds array size");
            }
            found.addAll(array.subList((int) start, (int) stop + (range.group(2).equals("...") ? 0 : 1)));
            return;
        }
        if (!DIGITS.matcher(index).find()) {
            throw new EvaluationError("values_at(): Unknown format of given index");
        }
        long at = RubyString.toInteger(index);
        if (at > array.size() - 1) {
            throw new EvaluationError("values_at(): Given index exceeds array size");
        }
        found.add(array.get((int) at));
    }
}
