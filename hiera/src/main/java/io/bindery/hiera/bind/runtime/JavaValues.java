package io.bindery.hiera.bind.runtime;

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
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// Values as extensions see them: strings, numbers, booleans, lists and maps are Java's own; anything else stays what it is.
public final class JavaValues {
    private JavaValues() {}

    public static @Nullable Value orNull(@Nullable Object object) {
        return object == null ? null : of(object);
    }

    public static Value of(@Nullable Object object) {
        return switch (object) {
            case null -> Undef.UNDEF;
            case Value value -> value;
            case String text -> Str.of(text);
            case Boolean truth -> Bool.of(truth);
            case Double real -> new Real(real);
            case Float real -> new Real(real);
            case Number number -> new Int(number.longValue());
            case List<?> list -> new Arr(list.stream().map(JavaValues::of).toList());
            case Map<?, ?> map -> hash(map);
            default -> new RuntimeObject(object);
        };
    }

    private static Hash hash(Map<?, ?> map) {
        SequencedMap<Value, Value> entries = new LinkedHashMap<>();
        map.forEach((key, value) -> entries.put(of(key), of(value)));
        return Hash.owning(entries);
    }

    public static @Nullable Object toJava(@Nullable Value value) {
        return switch (value) {
            case null -> null;
            case Undef _ -> null;
            case Str(String text) -> text;
            case Bool truth -> truth.value();
            case Int(long number) -> number;
            case Real real -> real.value();
            case Arr list -> list(list);
            case Hash hash -> map(hash);
            case RuntimeObject(Object object) -> object;
            default -> value;
        };
    }

    private static List<@Nullable Object> list(Arr list) {
        List<@Nullable Object> elements = new ArrayList<>(list.size());
        list.elements().forEach(element -> elements.add(toJava(element)));
        return elements;
    }

    /// A hash with its keys as text.
    public static Map<String, Object> map(Hash hash) {
        Map<String, Object> entries = new LinkedHashMap<>();
        hash.entries().forEach((key, value) -> {
            Object plain = toJava(value);
            if (plain != null) {
                entries.put(String.valueOf(toJava(key)), plain);
            }
        });
        return entries;
    }
}
