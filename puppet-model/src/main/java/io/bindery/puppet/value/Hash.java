package io.bindery.puppet.value;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// A hash: ordered, with any value as key.
public final class Hash implements Value {
    public static final Hash EMPTY = new Hash(new LinkedHashMap<>());

    private final SequencedMap<Value, Value> entries;
    private int weight;
    private int nesting;

    private Hash(SequencedMap<Value, Value> entries) {
        this.entries = Collections.unmodifiableSequencedMap(entries);
    }

    /// A hash with a copy of these entries, in their order.
    public static Hash of(Map<? extends Value, ? extends Value> entries) {
        return new Hash(new LinkedHashMap<>(entries));
    }

    public static Hash of(Value key, Value value) {
        SequencedMap<Value, Value> entries = new LinkedHashMap<>();
        entries.put(key, value);
        return new Hash(entries);
    }

    /// A hash that takes the map over: the caller must not keep it. It is an object of its own even if it is empty, as Ruby code
    /// may fill it in place.
    public static Hash owning(SequencedMap<Value, Value> entries) {
        return new Hash(entries);
    }

    public SequencedMap<Value, Value> entries() {
        return entries;
    }

    public int size() {
        return entries.size();
    }

    public @Nullable Value get(Value key) {
        return entries.get(key);
    }

    public @Nullable Value get(String key) {
        return entries.get(Str.of(key));
    }

    /// [Weight], worked out once.
    int weight() {
        if (weight == 0) {
            weight = (int) Math.min((long) Weight.sum(entries.keySet()) + Weight.sum(entries.values()), Integer.MAX_VALUE);
        }
        return weight;
    }

    /// [Weight#nesting], worked out once.
    int nesting() {
        if (nesting == 0) {
            nesting = 1 + Math.max(Weight.deepest(entries.keySet()), Weight.deepest(entries.values()));
        }
        return nesting;
    }

    // As Puppet does: two hashes are equal whatever the order of their entries.
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Hash hash && entries.equals(hash.entries);
    }

    @Override
    public int hashCode() {
        return entries.hashCode();
    }

    @Override
    public String toString() {
        return entries.toString();
    }
}
