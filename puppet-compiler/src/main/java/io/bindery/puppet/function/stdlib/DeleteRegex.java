package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.convert.RubyClass;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.function.LegacyFunction;
import io.bindery.puppet.function.Patterns;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.util.LinkedHashMap;
import java.util.SequencedMap;

/// `delete_regex`: an array or hash without the elements or keys in which a pattern finds a word.
final class DeleteRegex {
    static final Function FUNCTION = LegacyFunction.of("delete_regex", -1, (call, arguments) -> {
        Checks.countBare("delete_regex", arguments, 2);
        Value collection = arguments.get(0);
        for (Value item : Checks.items(arguments.get(1))) {
            collection = without(collection, LegacyFunction.text(item));
        }
        return collection;
    });

    private DeleteRegex() {}

    private static Value without(Value collection, String word) {
        return switch (collection) {
            case Arr array ->
                new Arr(array.elements().stream().filter(element -> !matches(element, word)).toList());
            case Hash hash -> withoutKeys(hash, word);
            // As stdlib does: it takes texts, and then asks them for what only collections can do.
            case Str string -> throw Checks.missingMethod("reject!", string);
            default ->
                throw new EvaluationError(
                        "delete_regex(): First argument must be an Array, Hash, or String. Given an argument of class "
                                + RubyClass.name(collection) + ".");
        };
    }

    private static Hash withoutKeys(Hash hash, String word) {
        SequencedMap<Value, Value> left = new LinkedHashMap<>();
        hash.entries().forEach((key, value) -> {
            if (!matches(key, word)) {
                left.put(key, value);
            }
        });
        return Hash.owning(left);
    }

    private static boolean matches(Value element, String word) {
        return Checks.matches(Patterns.compile("\\b" + word + "\\b"), element);
    }
}
