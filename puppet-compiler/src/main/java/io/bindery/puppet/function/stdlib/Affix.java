package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.convert.RubyText;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.function.LegacyFunction;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.util.LinkedHashMap;
import java.util.SequencedMap;

/// The common part of `prefix` and `suffix`.
final class Affix {
    private Affix() {}

    static Function of(String name, boolean before) {
        return LegacyFunction.of(name, -1, (call, arguments) -> {
            Checks.count(name, arguments, 1, Integer.MAX_VALUE, "1");
            Value subject = arguments.getFirst();
            if (!(subject instanceof Arr || subject instanceof Hash)) {
                throw new EvaluationError(
                        name + "(): expected first argument to be an Array or a Hash, got " + RubyText.inspect(subject));
            }
            String affix = Checks.given(arguments, 1) ? affix(name, arguments.get(1)) : "";
            return applied(subject, text -> Str.of(before ? affix + text : text + affix));
        });
    }

    private static String affix(String name, Value value) {
        if (value instanceof Str string) {
            return string.value();
        }
        throw new EvaluationError(name + "(): expected second argument to be a String, got " + RubyText.inspect(value));
    }

    private static Value applied(Value subject, java.util.function.Function<String, Value> change) {
        if (subject instanceof Arr array) {
            return new Arr(array.elements().stream().map(element -> change.apply(LegacyFunction.text(element))).toList());
        }
        SequencedMap<Value, Value> entries = new LinkedHashMap<>();
        ((Hash) subject).entries().forEach((key, value) -> entries.put(change.apply(LegacyFunction.text(key)), value));
        return Hash.owning(entries);
    }
}
