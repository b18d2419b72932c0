package io.bindery.puppet.eval;

import io.bindery.puppet.value.Value;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// The variables of one scope, in the order they were set.
///
/// Most scopes are lambdas and function bodies with a handful of variables, where a scan over an array beats a map; an index is
/// made when there are more.
final class Variables {
    private static final int SCANNED = 8;

    private String[] names;
    private Value[] values;
    private int size;
    private @Nullable Map<String, Integer> index;

    Variables(int expected) {
        names = new String[expected];
        values = new Value[expected];
    }

    @Nullable Value get(String name) {
        int at = find(name);
        return at < 0 ? null : values[at];
    }

    boolean has(String name) {
        return find(name) >= 0;
    }

    /// Adds a variable that is not there yet.
    void add(String name, Value value) {
        if (size == names.length) {
            int wider = Math.max(4, size * 2);
            names = Arrays.copyOf(names, wider);
            values = Arrays.copyOf(values, wider);
        }
        names[size] = name;
        values[size] = value;
        if (index != null) {
            index.put(name, size);
        } else if (size >= SCANNED) {
            index = indexed();
        }
        size++;
    }

    void set(String name, Value value) {
        int at = find(name);
        if (at < 0) {
            add(name, value);
        } else {
            values[at] = value;
        }
    }

    int size() {
        return size;
    }

    void copyTo(SequencedMap<String, Value> target) {
        for (int i = 0; i < size; i++) {
            target.put(names[i], values[i]);
        }
    }

    private int find(String name) {
        Map<String, Integer> known = index;
        if (known != null) {
            Integer at = known.get(name);
            return at == null ? -1 : at;
        }
        for (int i = 0; i < size; i++) {
            if (names[i].equals(name)) {
                return i;
            }
        }
        return -1;
    }

    private Map<String, Integer> indexed() {
        Map<String, Integer> made = new HashMap<>();
        for (int i = 0; i <= size; i++) {
            made.put(names[i], i);
        }
        return made;
    }
}
