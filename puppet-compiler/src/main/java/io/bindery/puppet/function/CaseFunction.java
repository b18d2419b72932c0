package io.bindery.puppet.function;

import io.bindery.puppet.eval.Function;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.util.LinkedHashMap;
import java.util.SequencedMap;
import java.util.function.UnaryOperator;

/// `upcase` and `downcase`: convert strings, and all strings within arrays and hashes, keys too.
final class CaseFunction {
    private CaseFunction() {}

    static Function of(String name, UnaryOperator<String> change) {
        return Function.named(name)
                .type("StringData", "Variant[String, Numeric, Array[StringData], Hash[StringData, StringData]]")
                .takes("Numeric", "arg")
                .with((call, arguments) -> arguments.getFirst())
                .takes("String", "arg")
                .with((call, arguments) -> changed(arguments.getFirst(), change))
                .takes("Array[StringData]", "arg")
                .with((call, arguments) -> changed(arguments.getFirst(), change))
                .takes("Hash[StringData, StringData]", "arg")
                .with((call, arguments) -> changed(arguments.getFirst(), change));
    }

    private static Value changed(Value value, UnaryOperator<String> change) {
        if (value instanceof Str string) {
            return Str.of(change.apply(string.value()));
        }
        if (value instanceof Arr array) {
            return new Arr(array.elements().stream().map(element -> changed(element, change)).toList());
        }
        if (value instanceof Hash hash) {
            SequencedMap<Value, Value> result = new LinkedHashMap<>();
            hash.entries().forEach((key, element) -> result.put(changed(key, change), changed(element, change)));
            return Hash.owning(result);
        }
        return value;
    }
}
