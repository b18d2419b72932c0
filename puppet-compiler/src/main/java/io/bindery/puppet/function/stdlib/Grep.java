package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.convert.RubyClass;
import io.bindery.puppet.convert.RubyText;
import io.bindery.puppet.eval.EvaluationError;
import io.bindery.puppet.function.Function;
import io.bindery.puppet.function.LegacyFunction;
import io.bindery.puppet.function.Patterns;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Real;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import io.bindery.regex.RubyRegex;
import java.util.LinkedHashMap;
import java.util.SequencedMap;

/// `grep`: the elements of an array that match a pattern.
final class Grep {
    static final Function FUNCTION = matching("grep", true);

    private Grep() {}

    static Function matching(String name, boolean wanted) {
        return LegacyFunction.of(name, -1, (call, arguments) -> {
            Checks.countBare(name, arguments, 2);
            RubyRegex pattern = Patterns.compile(LegacyFunction.string(arguments.get(1)));
            return switch (arguments.getFirst()) {
                case Arr array ->
                    new Arr(array.elements().stream()
                            .filter(element -> matches(pattern, element) == wanted)
                            .toList());
                case Hash hash -> wanted ? Arr.EMPTY : byKey(hash, pattern);
                default -> throw noMethod(name, arguments.getFirst());
            };
        });
    }

    private static boolean matches(RubyRegex pattern, Value element) {
        return element instanceof Str string && pattern.matches(string.value());
    }

    /// The entries of a hash whose keys do not match.
    private static Value byKey(Hash hash, RubyRegex pattern) {
        SequencedMap<Value, Value> left = new LinkedHashMap<>(hash.entries());
        left.keySet().removeIf(key -> matches(pattern, key));
        return Hash.owning(left);
    }

    private static EvaluationError noMethod(String name, Value value) {
        boolean similar = name.equals("reject") && (value instanceof Int || value instanceof Real);
        return new EvaluationError("undefined method `" + name + "' for " + RubyText.inspect(value) + ":"
                + RubyClass.name(value) + (similar ? "\nDid you mean?  rect" : ""));
    }
}
