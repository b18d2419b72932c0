package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.function.Elements;
import io.bindery.puppet.function.LegacyFunction;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Real;
import io.bindery.puppet.value.Value;
import io.bindery.regex.RubyRegex;
import java.util.LinkedHashMap;
import java.util.SequencedMap;

/// `reject`: the elements of an array that do not match a pattern.
final class Reject {
    static final Function FUNCTION = LegacyFunction.of("reject", -1, (call, arguments) -> {
        RubyRegex pattern = Grep.pattern("reject", arguments);
        return switch (arguments.getFirst()) {
            case Arr array -> Grep.matching(array, pattern, false);
            case Hash hash -> withoutKeys(hash, pattern);
            default -> throw noMethod(arguments.getFirst());
        };
    });

    /// As of stdlib 9, to which a hash is an array of pairs.
    static final Function NINE = LegacyFunction.of("reject", -1, (call, arguments) -> {
        RubyRegex pattern = Grep.pattern("reject", arguments);
        return switch (arguments.getFirst()) {
            case Arr array -> Grep.matching(array, pattern, false);
            case Hash hash -> new Arr(Elements.of(hash).toList());
            default -> throw Checks.missingMethod("grep_v", arguments.getFirst());
        };
    });

    private Reject() {}

    // As Ruby does: it suggests what numbers can do.
    private static EvaluationError noMethod(Value value) {
        String guess = value instanceof Int || value instanceof Real ? "\nDid you mean?  rect" : "";
        return new EvaluationError(Checks.missingMethod("reject", value).getMessage() + guess);
    }

    private static Hash withoutKeys(Hash hash, RubyRegex pattern) {
        SequencedMap<Value, Value> left = new LinkedHashMap<>(hash.entries());
        left.keySet().removeIf(key -> Checks.matches(pattern, key));
        return Hash.owning(left);
    }
}
