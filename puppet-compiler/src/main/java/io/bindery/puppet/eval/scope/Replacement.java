package io.bindery.puppet.eval.scope;

import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// The changes that Ruby code made to arrays, hashes and strings in place. Our values are immutable, so each changed object has a
/// new value, which replaces that object wherever it is held. An equal value that is a different object is not replaced.
public final class Replacement {
    private final Map<Value, Value> known;

    /// @param changed the new values by the old ones; two old values are the same only if they are the same object
    public Replacement(Map<Value, Value> changed) {
        known = new IdentityHashMap<>(changed);
    }

    /// The value with all changes in it; the value itself if nothing in it changed.
    public Value apply(Value value) {
        Value found = known.get(value);
        if (found != null) {
            return found;
        }
        return switch (value) {
            case Arr list -> remember(list, array(list));
            case Hash hash -> remember(hash, hash(hash));
            default -> value;
        };
    }

    private Value remember(Value before, Value after) {
        known.put(before, after);
        return after;
    }

    private Value array(Arr list) {
        List<Value> elements = null;
        for (int i = 0; i < list.size(); i++) {
            Value before = list.get(i);
            Value after = apply(before);
            if (after != before && elements == null) {
                elements = new ArrayList<>(list.elements());
            }
            if (elements != null) {
                elements.set(i, after);
            }
        }
        return elements == null ? list : new Arr(elements);
    }

    private Value hash(Hash hash) {
        @Nullable SequencedMap<Value, Value> entries = null;
        for (Map.Entry<Value, Value> entry : hash.entries().entrySet()) {
            Value after = apply(entry.getValue());
            if (after != entry.getValue()) {
                entries = entries == null ? new LinkedHashMap<>(hash.entries()) : entries;
                entries.put(entry.getKey(), after);
            }
        }
        return entries == null ? hash : Hash.owning(entries);
    }
}
