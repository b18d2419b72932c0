package io.bindery.ruby.erb;

import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Real;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Converts between Puppet's values and the Java objects that stand for Ruby's objects, for one rendering.
///
/// Ruby code may change an object in place, and all holders of the object see the change. Therefore each value has exactly one
/// object here, and [#changed] lists the values that were changed.
final class Conversion {
    private final Map<Value, Object> given = new IdentityHashMap<>();
    private final Set<Object> touched = Collections.newSetFromMap(new IdentityHashMap<>());

    @Nullable Object toRuby(@Nullable Value value) {
        return switch (value) {
            case null -> null;
            case Undef _ -> null;
            case Bool bool -> bool.value();
            case Int number -> number.value();
            case Real number -> number.value();
            case Str text -> text(text);
            case Arr array -> list(array);
            case Hash hash -> map(hash);
            case Note note -> note.hash();
            default -> throw new BeyondSubset("a value of another kind than plain data");
        };
    }

    private Object text(Str text) {
        Object known = given.get(text);
        if (known == null) {
            known = new Text(text.value());
            given.put(text, known);
        }
        return known;
    }

    private Object list(Arr array) {
        Object known = given.get(array);
        if (known != null) {
            return known;
        }
        List<@Nullable Object> list = new ArrayList<>(array.size());
        given.put(array, list);
        for (Value element : array.elements()) {
            list.add(toRuby(element));
        }
        return list;
    }

    private Object map(Hash hash) {
        Object known = given.get(hash);
        if (known != null) {
            return known;
        }
        Map<@Nullable Object, @Nullable Object> map = LinkedHashMap.newLinkedHashMap(hash.size());
        given.put(hash, map);
        hash.entries().forEach((key, value) -> map.put(key(key), toRuby(value)));
        return map;
    }

    // A string is copied to be the key of a hash, in Ruby too.
    private @Nullable Object key(Value key) {
        return key instanceof Str(String text) ? new Text(text) : toRuby(key);
    }

    /// Must be called before an object is changed in place.
    void changes(Object object) {
        touched.add(object);
    }

    /// The values that were changed in place since they were converted, each with its new value.
    Map<Value, Value> changed() {
        Map<Value, Value> changed = new IdentityHashMap<>();
        if (!touched.isEmpty() && given.values().stream().anyMatch(touched::contains)) {
            Map<Object, Value> origins = new IdentityHashMap<>();
            given.forEach((before, object) -> origins.put(object, before));
            Map<Object, Value> settled = new IdentityHashMap<>();
            given.forEach((before, object) -> {
                Value after = settle(object, origins, settled);
                if (after != before) {
                    changed.put(before, after);
                }
            });
        }
        return changed;
    }

    // One object stays one value: the old one if nothing in it changed, else the same new one wherever the object is.
    private static Value settle(@Nullable Object object, Map<Object, Value> origins, Map<Object, Value> settled) {
        if (object == null) {
            return Undef.UNDEF;
        }
        Value known = settled.get(object);
        if (known != null) {
            return known;
        }
        Value made = switch (object) {
            case List<?> list -> new Arr(list.stream().map(element -> settle(element, origins, settled)).toList());
            case Map<?, ?> map -> settledHash(map, origins, settled);
            default -> toPuppet(object);
        };
        Value before = origins.get(object);
        Value value = before != null && same(before, made) ? before : made;
        settled.put(object, value);
        return value;
    }

    private static Value settledHash(Map<?, ?> map, Map<Object, Value> origins, Map<Object, Value> settled) {
        LinkedHashMap<Value, Value> entries = LinkedHashMap.newLinkedHashMap(map.size());
        map.forEach((key, value) -> entries.put(toPuppet(key), settle(value, origins, settled)));
        return Hash.owning(entries);
    }

    // Hashes are equal whatever their order, but their order can be seen.
    private static boolean same(Value before, Value after) {
        return before.equals(after)
                && (!(before instanceof Hash one) || !(after instanceof Hash two)
                        || List.copyOf(one.entries().keySet()).equals(List.copyOf(two.entries().keySet())));
    }

    static Value toPuppet(@Nullable Object value) {
        return switch (value) {
            case null -> Undef.UNDEF;
            case Boolean bool -> Bool.of(bool);
            case Long number -> Int.of(number);
            case Double number -> new Real(number);
            case Text text -> Str.of(text.content());
            case List<?> list -> new Arr(list.stream().map(Conversion::toPuppet).toList());
            case Map<?, ?> map -> hash(map);
            default -> throw new BeyondSubset("a Ruby value that Puppet has no name for");
        };
    }

    private static Value hash(Map<?, ?> map) {
        LinkedHashMap<Value, Value> entries = LinkedHashMap.newLinkedHashMap(map.size());
        map.forEach((key, value) -> entries.put(toPuppet(key), toPuppet(value)));
        return Hash.owning(entries);
    }
}
