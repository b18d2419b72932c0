package io.bindery.hiera;

import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import io.bindery.puppet.value.ValueBuilder;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// Builds values from data files. As in Puppet, Ruby symbols become strings as keys and are refused elsewhere.
final class DataValues extends ValueBuilder {
    static final DataValues VALUES = new DataValues();

    private DataValues() {}

    @Override
    public Value symbol(String name) {
        return new RubySymbol(name);
    }

    @Override
    public Value binary(byte[] bytes) {
        return string(new String(bytes, java.nio.charset.StandardCharsets.UTF_8));
    }

    @Override
    public Value list(List<Value> elements) {
        return elements.isEmpty() ? Arr.EMPTY : new Arr(elements);
    }

    @Override
    public Value map(SequencedMap<Value, Value> entries) {
        if (entries.keySet().stream().noneMatch(RubySymbol.class::isInstance)) {
            return Hash.owning(entries);
        }
        SequencedMap<Value, Value> named = new LinkedHashMap<>();
        entries.forEach((key, value) -> named.put(key instanceof RubySymbol symbol ? Str.of(symbol.name()) : key, value));
        return Hash.owning(named);
    }
}
