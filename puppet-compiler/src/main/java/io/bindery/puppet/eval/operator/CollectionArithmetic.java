package io.bindery.puppet.eval.operator;

import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;

/// `+` and `-` on arrays and hashes.
public final class CollectionArithmetic {
    private CollectionArithmetic() {}

    public static Arr append(Arr left, Value right) {
        List<Value> all = new ArrayList<>(left.size() + 1);
        all.addAll(left.elements());
        all.add(right);
        return new Arr(all);
    }

    public static Arr concatenate(Arr left, Value right) {
        List<Value> added = asList(right);
        List<Value> all = new ArrayList<>(left.size() + added.size());
        all.addAll(left.elements());
        all.addAll(added);
        return new Arr(all);
    }

    public static Hash merge(Hash left, Value right) {
        SequencedMap<Value, Value> all = new LinkedHashMap<>(left.entries());
        switch (right) {
            case Hash hash -> all.putAll(hash.entries());
            case Arr array -> all.putAll(fromArray(array));
            default -> throw new EvaluationError("Can only append Array or Hash to a Hash");
        }
        return Hash.owning(all);
    }

    /// An array of pairs, or of keys and values in turn.
    private static Map<Value, Value> fromArray(Arr array) {
        List<Value> elements = array.elements();
        boolean pairs = !elements.isEmpty() && elements.stream().allMatch(Arr.class::isInstance);
        Map<Value, Value> entries = new LinkedHashMap<>();
        if (pairs) {
            elements.forEach(element -> putPair(entries, ((Arr) element).elements()));
            return entries;
        }
        if (elements.size() % 2 != 0) {
            throw new EvaluationError("odd number of arguments for Hash");
        }
        for (int i = 0; i < elements.size(); i += 2) {
            entries.put(elements.get(i), elements.get(i + 1));
        }
        return entries;
    }

    private static void putPair(Map<Value, Value> entries, List<Value> pair) {
        if (pair.isEmpty() || pair.size() > 2) {
            throw new EvaluationError("invalid number of elements (" + pair.size() + " for 1..2)");
        }
        entries.put(pair.get(0), pair.size() == 1 ? Undef.UNDEF : pair.get(1));
    }

    public static Arr delete(Arr left, Value right) {
        List<Value> removed = asList(right);
        return new Arr(left.elements().stream()
                .filter(element -> removed.stream().noneMatch(gone -> Equality.same(element, gone)))
                .toList());
    }

    public static Hash delete(Hash left, Value right) {
        SequencedMap<Value, Value> rest = new LinkedHashMap<>(left.entries());
        switch (right) {
            case Hash hash -> hash.entries().keySet().forEach(rest::remove);
            case Arr array -> array.elements().forEach(rest::remove);
            default -> rest.remove(right);
        }
        return Hash.owning(rest);
    }

    /// An array's elements, a hash's entries as pairs, or the one value.
    private static List<Value> asList(Value value) {
        return switch (value) {
            case Arr array -> array.elements();
            case Hash hash -> pairs(hash);
            default -> List.of(value);
        };
    }

    public static List<Value> pairs(Hash hash) {
        List<Value> pairs = new ArrayList<>(hash.size());
        hash.entries().forEach((key, value) -> pairs.add(Arr.of(key, value)));
        return pairs;
    }
}
