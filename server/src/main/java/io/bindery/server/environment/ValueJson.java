package io.bindery.server.environment;

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

/// Turns values that were read from JSON back into plain Java objects.
final class ValueJson {
    private ValueJson() {}

    static @Nullable Object of(Value value) {
        return switch (value) {
            case Str(String text) -> text;
            case Int(long number) -> number;
            case Real(double number) -> number;
            case Bool bool -> bool.value();
            case Undef _ -> null;
            case Arr list -> {
                List<@Nullable Object> elements = new ArrayList<>();
                list.elements().forEach(each -> elements.add(of(each)));
                yield elements;
            }
            case Hash hash -> {
                Map<String, @Nullable Object> entries = new LinkedHashMap<>();
                hash.entries().forEach((key, each) -> entries.put(key instanceof Str(String text) ? text : key.toString(), of(each)));
                yield entries;
            }
            default -> value.toString();
        };
    }
}
