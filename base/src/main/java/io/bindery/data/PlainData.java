package io.bindery.data;

import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/// Builds plain Java objects: strings, numbers, booleans, lists and maps. An empty `Optional` stands for null.
public enum PlainData implements DataBuilder<Object> {
    OBJECTS;

    @Override
    public Object undef() {
        return Optional.empty();
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
        return ByteBuffer.wrap(bytes);
    }

    @Override
    public Object list(List<Object> elements) {
        return elements;
    }

    @Override
    public Object map(SequencedMap<Object, Object> entries) {
        return entries;
    }
}
