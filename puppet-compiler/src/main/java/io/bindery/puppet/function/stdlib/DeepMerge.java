package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.convert.RubyClass;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.function.LegacyFunction;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// `deep_merge`: merges hashes into one, nested hashes too.
final class DeepMerge {
    static final Function FUNCTION = LegacyFunction.of("deep_merge", -1, (call, arguments) -> merge(arguments));

    private DeepMerge() {}

    private static Value merge(List<Value> arguments) {
        if (arguments.size() < 2) {
            throw new EvaluationError(
                    "deep_merge(): wrong number of arguments (" + arguments.size() + "; must be at least 2)");
        }
        Hash result = Hash.EMPTY;
        for (Value argument : arguments) {
            if (argument instanceof Str string && string.value().isEmpty()) {
                continue;
            }
            if (!(argument instanceof Hash hash)) {
                throw new EvaluationError("deep_merge: unexpected argument type " + RubyClass.name(argument)
                        + ", only expects hash arguments");
            }
            result = merged(result, hash);
        }
        return result;
    }

    static Hash merged(Hash lower, Hash higher) {
        SequencedMap<Value, Value> entries = new LinkedHashMap<>(lower.entries());
        higher.entries().forEach((key, value) -> entries.merge(
                key, value, (old, given) -> old instanceof Hash a && given instanceof Hash b ? merged(a, b) : given));
        return Hash.owning(entries);
    }
}
