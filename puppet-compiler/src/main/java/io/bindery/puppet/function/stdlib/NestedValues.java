package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.eval.Function;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.List;

/// `stdlib::nested_values`: the values of a hash and of the hashes within.
final class NestedValues {
    static final Function FUNCTION = Function.named("stdlib::nested_values")
            .takes("Hash", "hash")
            .returns("Array")
            .with((call, arguments) -> {
                List<Value> values = new ArrayList<>();
                collect((Hash) arguments.getFirst(), values);
                return new Arr(values);
            });

    private NestedValues() {}

    private static void collect(Hash hash, List<Value> values) {
        for (Value value : hash.entries().values()) {
            if (value instanceof Hash nested) {
                collect(nested, values);
            } else {
                values.add(value);
            }
        }
    }
}
