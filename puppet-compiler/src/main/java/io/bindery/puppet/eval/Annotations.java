package io.bindery.puppet.eval;

import io.bindery.puppet.type.ObjectType;
import io.bindery.puppet.value.ObjectValue;
import io.bindery.puppet.value.Value;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The annotations that one compile has made, by value and annotation type. An annotation belongs to one object, not to objects
/// equal to it.
public final class Annotations {
    private final Map<Value, Map<ObjectType, ObjectValue>> notes = new IdentityHashMap<>();

    Annotations() {}

    public @Nullable ObjectValue find(ObjectType type, Value value) {
        Map<ObjectType, ObjectValue> known = notes.get(value);
        return known == null ? null : known.get(type);
    }

    public void put(ObjectType type, Value value, ObjectValue annotation) {
        notes.computeIfAbsent(value, _ -> new HashMap<>()).put(type, annotation);
    }

    /// Takes an annotation away and gives it back; null if there was none.
    public @Nullable ObjectValue clear(ObjectType type, Value value) {
        Map<ObjectType, ObjectValue> known = notes.get(value);
        return known == null ? null : known.remove(type);
    }
}
