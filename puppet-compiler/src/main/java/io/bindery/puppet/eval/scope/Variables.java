package io.bindery.puppet.eval.scope;

import io.bindery.puppet.value.Value;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// The variables of one scope, in the order they were set.
///
/// Most scopes belong to lambdas and function bodies with a handful of variables, for which scanning an array is faster than a
/// map. Larger scopes get an index.
public final class Variables {
    private static final int SCANNED = 8;
    private static final SequencedMap<String, Value> NONE = Collections.unmodifiableSequencedMap(new LinkedHashMap<>());

    private String[] names;
    private Value[] values;
    private SequencedMap<String, Value> preset = NONE;
    private int size;
    private @Nullable Map<String, Integer> index;

    public Variables(int expected) {
        names = new String[expected];
        values = new Value[expected];
    }

    @Nullable public Value get(String name) {
        int at = find(name);
        if (at >= 0) {
            return values[at];
        }
        return preset.isEmpty() ? null : preset.get(name);
    }

    public boolean has(String name) {
        return find(name) >= 0 || preset.containsKey(name);
    }

    /// Variables that are there from the start: hundreds of facts and settings, which need not be copied for each compile.
    public void preset(SequencedMap<String, Value> given) {
        preset = given;
    }

    /// Adds a variable that is not there yet.
    public void add(String name, Value value) {
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

    public void set(String name, Value value) {
        int at = find(name);
        if (at < 0) {
            add(name, value);
        } else {
            values[at] = value;
        }
    }

    public void replace(Replacement replacement) {
        for (int i = 0; i < size; i++) {
            values[i] = replacement.apply(values[i]);
        }
        for (Map.Entry<String, Value> entry : preset.entrySet()) {
            Value after = replacement.apply(entry.getValue());
            if (after != entry.getValue() && find(entry.getKey()) < 0) {
                add(entry.getKey(), after);
            }
        }
    }

    public int size() {
        return size;
    }

    public void copyTo(SequencedMap<String, Value> target) {
        target.putAll(preset);
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
