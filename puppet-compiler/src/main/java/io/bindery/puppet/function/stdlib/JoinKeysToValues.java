package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.convert.RubyClass;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.function.LegacyFunction;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.List;

/// `join_keys_to_values`: each key joined to its value, or to each of its values.
final class JoinKeysToValues {
    static final Function FUNCTION = LegacyFunction.of("join_keys_to_values", -1, (call, arguments) -> {
        if (arguments.size() != 2) {
            throw new EvaluationError(
                    "join_keys_to_values(): Takes exactly two arguments, but " + arguments.size() + " given.");
        }
        if (!(arguments.get(0) instanceof Hash hash)) {
            throw new EvaluationError("join_keys_to_values(): The first argument must be a hash, but a "
                    + RubyClass.name(arguments.get(0)) + " was given.");
        }
        if (!(arguments.get(1) instanceof Str separator)) {
            throw new EvaluationError("join_keys_to_values(): The second argument must be a string, but a "
                    + RubyClass.name(arguments.get(1)) + " was given.");
        }
        List<Value> joined = new ArrayList<>();
        hash.entries().forEach((key, value) -> add(joined, LegacyFunction.text(key), value, separator.value()));
        return new Arr(joined);
    });

    private JoinKeysToValues() {}

    private static void add(List<Value> joined, String key, Value value, String separator) {
        if (value instanceof Arr several) {
            several.elements().forEach(element -> joined.add(Str.of(key + separator + LegacyFunction.text(element))));
            return;
        }
        String text = LegacyFunction.text(value);
        joined.add(Str.of(text.equals("undef") ? key : key + separator + text));
    }
}
