package io.bindery.puppet.value;

import io.bindery.data.DataBuilder;
import java.math.BigInteger;
import java.util.List;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// Builds values for the JSON and YAML readers.
public class ValueBuilder implements DataBuilder<Value> {
    public static final ValueBuilder VALUES = new ValueBuilder();

    protected ValueBuilder() {}

    @Override
    public Value undef() {
        return Undef.UNDEF;
    }

    @Override
    public Value bool(boolean value) {
        return Bool.of(value);
    }

    @Override
    public Value integer(long value) {
        return Int.of(value);
    }

    @Override
    public Value bigInteger(BigInteger value) {
        return BigInt.of(value);
    }

    @Override
    public Value real(double value) {
        return new Real(value);
    }

    @Override
    public Value string(String value) {
        return Str.of(value);
    }

    @Override
    public Value binary(byte[] bytes) {
        return new Binary(bytes);
    }

    @Override
    public Value list(List<Value> elements) {
        return new Arr(elements);
    }

    @Override
    public Value map(SequencedMap<Value, Value> entries) {
        return Hash.owning(entries);
    }

    @Override
    public @Nullable SequencedMap<Value, Value> entries(Value value) {
        return value instanceof Hash hash ? hash.entries() : null;
    }

    @Override
    public @Nullable List<Value> elements(Value value) {
        return value instanceof Arr list ? list.elements() : null;
    }
}
