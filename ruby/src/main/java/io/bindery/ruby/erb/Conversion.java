package io.bindery.ruby.erb;

import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Real;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Between Puppet's values and the Java objects that stand for Ruby's.
final class Conversion {
    private Conversion() {}

    static @Nullable Object toRuby(@Nullable Value value) {
        return switch (value) {
            case null -> null;
            case Undef _ -> null;
            case Bool bool -> bool.value();
            case Int number -> number.value();
            case Real number -> number.value();
            case Str text -> new Text(text.value());
            case Arr array -> list(array);
            case Hash hash -> map(hash);
            default -> throw new BeyondSubset("a value of another kind than plain data");
        };
    }

    private static Object list(Arr array) {
        List<@Nullable Object> list = new ArrayList<>(array.size());
        for (Value element : array.elements()) {
            list.add(toRuby(element));
        }
        return list;
    }

    private static Object map(Hash hash) {
        Map<@Nullable Object, @Nullable Object> map = LinkedHashMap.newLinkedHashMap(hash.size());
        hash.entries().forEach((key, value) -> map.put(toRuby(key), toRuby(value)));
        return map;
    }

    static Value toPuppet(@Nullable Object value) {
        return switch (value) {
            case null -> Undef.UNDEF;
            case Boolean bool -> Bool.of(bool);
            case Long number -> Int.of(number);
            case Double number -> new Real(number);
            case Text text -> Str.of(text.content());
            case List<?> list -> new Arr(list.stream().map(Conversion::toPuppet).toList());
            case Map<?, ?> map -> hash(map);
            default -> throw new BeyondSubset("a Ruby value that Puppet has no name for");
        };
    }

    private static Value hash(Map<?, ?> map) {
        LinkedHashMap<Value, Value> entries = LinkedHashMap.newLinkedHashMap(map.size());
        map.forEach((key, value) -> entries.put(toPuppet(key), toPuppet(value)));
        return Hash.owning(entries);
    }
}
