package io.bindery.hiera;

import io.bindery.data.DataBuilder;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import io.bindery.puppet.value.ValueBuilder;
import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// Builds values from data files. As in Puppet, Ruby symbols become strings as keys and are refused elsewhere.
final class DataValues implements DataBuilder<Value> {
    static final DataValues VALUES = new DataValues();

    private final ValueBuilder values = ValueBuilder.VALUES;

    private DataValues() {}

    @Override
    public Value undef() {
        return values.undef();
    }

    @Override
    public Value bool(boolean value) {
        return values.bool(value);
    }

    @Override
    public Value integer(long value) {
        return values.integer(value);
    }

    @Override
    public Value bigInteger(BigInteger value) {
        return values.bigInteger(value);
    }

    @Override
    public Value real(double value) {
        return values.real(value);
    }

    @Override
    public Value string(String value) {
        return values.string(value);
    }

    @Override
    public Value symbol(String name) {
        return new RubySymbol(name);
    }

    @Override
    public Value binary(byte[] bytes) {
        return values.string(new String(bytes, java.nio.charset.StandardCharsets.UTF_8));
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

    @Override
    public @Nullable SequencedMap<Value, Value> entries(Value value) {
        return values.entries(value);
    }

    @Override
    public @Nullable List<Value> elements(Value value) {
        return values.elements(value);
    }
}
