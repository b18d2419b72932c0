package io.bindery.puppet.facts;

import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.util.LinkedHashMap;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// Builds the value of a structured fact. An entry without a value is left out.
final class HashBuilder {
    private final SequencedMap<Value, Value> entries = new LinkedHashMap<>();

    HashBuilder put(String key, @Nullable Value value) {
        if (value != null) {
            entries.put(Str.of(key), value);
        }
        return this;
    }

    HashBuilder put(String key, @Nullable String text) {
        return put(key, text(text));
    }

    HashBuilder put(String key, @Nullable Long number) {
        return put(key, number(number));
    }

    HashBuilder put(String key, boolean truth) {
        return put(key, Bool.of(truth));
    }

    boolean isEmpty() {
        return entries.isEmpty();
    }

    Hash build() {
        return Hash.owning(entries);
    }

    static @Nullable Value text(@Nullable String text) {
        return text == null ? null : Str.of(text);
    }

    static @Nullable Value number(@Nullable Long number) {
        return number == null ? null : Int.of(number);
    }
}
