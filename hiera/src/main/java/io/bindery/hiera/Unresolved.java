package io.bindery.hiera;

import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// A value of a data file whose interpolations are parsed, so that a lookup only has to insert the values.
sealed interface Unresolved {

    /// The value as written.
    Value raw();

    /// A value without interpolation, the usual case. It is returned unchanged.
    record Fixed(Value raw) implements Unresolved {}

    record Phrase(Str raw, Template template) implements Unresolved {}

    record Sequence(Arr raw, List<Unresolved> elements) implements Unresolved {}

    record Mapping(Hash raw, List<Entry> entries) implements Unresolved {}

    record Entry(Unresolved key, Unresolved value) {}

    static Unresolved of(Value value) {
        return switch (value) {
            case Str text -> Template.hasExpression(text.value()) ? new Phrase(text, Template.of(text.value())) : new Fixed(text);
            case Arr list -> ofList(list);
            case Hash hash -> ofHash(hash);
            default -> new Fixed(value);
        };
    }

    private static Unresolved ofList(Arr list) {
        List<Unresolved> elements = new ArrayList<>(list.size());
        boolean fixed = true;
        for (Value element : list.elements()) {
            Unresolved unresolved = of(element);
            fixed &= unresolved instanceof Fixed;
            elements.add(unresolved);
        }
        return fixed ? new Fixed(list) : new Sequence(list, elements);
    }

    private static Unresolved ofHash(Hash hash) {
        List<Entry> entries = new ArrayList<>(hash.size());
        boolean fixed = true;
        for (Map.Entry<Value, Value> entry : hash.entries().entrySet()) {
            Entry unresolved = new Entry(of(entry.getKey()), of(entry.getValue()));
            fixed &= unresolved.key() instanceof Fixed && unresolved.value() instanceof Fixed;
            entries.add(unresolved);
        }
        return fixed ? new Fixed(hash) : new Mapping(hash, entries);
    }
}
