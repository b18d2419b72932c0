package io.bindery.puppet.function;

import io.bindery.puppet.eval.Function;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Binary;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;

/// `length`: the number of elements, characters or bytes.
final class LengthFunction {
    static final Function FUNCTION = Function.named("length")
            .takes("Collection", "arg")
            .with((call, arguments) -> length(arguments.getFirst()))
            .takes("String", "arg")
            .with((call, arguments) -> length(arguments.getFirst()))
            .takes("Binary", "arg")
            .with((call, arguments) -> length(arguments.getFirst()));

    private LengthFunction() {}

    static Value length(Value value) {
        return switch (value) {
            case Arr array -> Int.of(array.size());
            case Hash hash -> Int.of(hash.size());
            case Str string -> Int.of(string.value().codePointCount(0, string.value().length()));
            case Binary binary -> Int.of(binary.length());
            default -> throw new IllegalArgumentException("no length: " + value);
        };
    }
}
