package io.bindery.enact.journal;

import io.bindery.data.DataBuilder;
import java.math.BigInteger;
import java.util.List;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// Converts the data in a journal to plain Java objects.
enum JournalData implements DataBuilder<Object> {
    BUILDER;

    @Override
    public Object undef() {
        return List.of();
    }

    @Override
    public Object bool(boolean value) {
        return value;
    }

    @Override
    public Object integer(long value) {
        return value;
    }

    @Override
    public Object bigInteger(BigInteger value) {
        return value;
    }

    @Override
    public Object real(double value) {
        return value;
    }

    @Override
    public Object string(String value) {
        return value;
    }

    @Override
    public Object binary(byte[] bytes) {
        return List.of();
    }

    @Override
    public Object list(List<Object> elements) {
        return elements;
    }

    @Override
    public Object map(SequencedMap<Object, Object> entries) {
        return entries;
    }

    @Override
    public @Nullable SequencedMap<Object, Object> entries(Object value) {
        return null;
    }

    @Override
    public @Nullable List<Object> elements(Object value) {
        return null;
    }
}
