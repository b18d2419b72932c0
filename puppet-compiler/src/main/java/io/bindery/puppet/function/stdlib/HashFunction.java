package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.function.Arguments;
import io.bindery.puppet.function.LegacyFunction;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Value;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// `hash`: a hash of keys and values in turn.
final class HashFunction {
    static final Function FUNCTION = LegacyFunction.of("hash", -1, (call, arguments) -> {
        Checks.count("hash", arguments, 1, Integer.MAX_VALUE, "1");
        List<Value> flat = Arguments.flatten(Checks.array(arguments.getFirst(), "hash(): Requires array to work with"));
        if (flat.size() % 2 != 0 && !(flat.size() == 1 && flat.getFirst() instanceof Hash)) {
            throw new EvaluationError("hash(): Unable to compute hash from array given");
        }
        if (flat.size() == 1) {
            return flat.getFirst();
        }
        SequencedMap<Value, Value> entries = new LinkedHashMap<>();
        for (int i = 0; i < flat.size(); i += 2) {
            entries.put(flat.get(i), flat.get(i + 1));
        }
        return Hash.owning(entries);
    });

    private HashFunction() {}
}
