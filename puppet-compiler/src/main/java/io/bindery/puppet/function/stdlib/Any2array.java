package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.eval.Function;
import io.bindery.puppet.function.LegacyFunction;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.List;

/// `any2array`: an array stays as it is, a hash gives its keys and values in turn, several arguments give an array of them.
final class Any2array {
    static final Function FUNCTION = LegacyFunction.of("any2array", -1, (call, arguments) -> convert(arguments));

    private Any2array() {}

    private static Value convert(List<Value> arguments) {
        if (arguments.size() != 1) {
            return new Arr(arguments);
        }
        return switch (arguments.getFirst()) {
            case Arr array -> array;
            case Str string when string.value().isEmpty() -> Arr.EMPTY;
            case Hash hash -> inTurn(hash);
            default -> new Arr(arguments);
        };
    }

    private static Value inTurn(Hash hash) {
        List<Value> all = new ArrayList<>();
        hash.entries().forEach((key, value) -> {
            all.add(key);
            all.add(value);
        });
        return new Arr(all);
    }
}
