package io.bindery.ruby.erb;

import io.bindery.puppet.type.AnyType;
import io.bindery.puppet.value.ObjectValue;
import io.bindery.puppet.value.TypeValue;
import io.bindery.puppet.value.Value;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// A hash with symbol keys in a variable. Templates leave data there for each other, and the next template must find the same
/// object.
public final class Note implements ObjectValue {
    private final Map<@Nullable Object, @Nullable Object> hash;

    Note(Map<@Nullable Object, @Nullable Object> hash) {
        this.hash = hash;
    }

    Map<@Nullable Object, @Nullable Object> hash() {
        return hash;
    }

    /// What is noted now, by the names of the symbols.
    public Map<String, Value> entries() {
        Map<String, Value> entries = new LinkedHashMap<>();
        hash.forEach((key, value) -> entries.put(Methods.name(key), Conversion.toPuppet(value)));
        return entries;
    }

    @Override
    public TypeValue type() {
        return AnyType.DEFAULT;
    }

    @Override
    public @Nullable Value attribute(String name) {
        return null;
    }
}
