package io.bindery.hiera;

import io.bindery.data.DataBuilder;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Objects;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// A value of a data file with the line it starts on. It equals any placed value with the same value, so that it can be used as a
/// key.
///
/// @param line 0 if unknown
record PlacedValue(
        Value value, int line, @Nullable SequencedMap<PlacedValue, PlacedValue> entries, @Nullable List<PlacedValue> elements) {

    static final DataBuilder<PlacedValue> BUILDER = new Builder();

    private static PlacedValue bare(Value value) {
        return new PlacedValue(value, 0, null, null);
    }

    @Nullable PlacedValue entry(String key) {
        return child(this, Str.of(key));
    }

    /// The value under a key; where that is not to be found (it may be interpolated), the whole.
    static @Nullable PlacedValue child(@Nullable PlacedValue whole, Value key) {
        if (whole == null || whole.entries == null) {
            return whole;
        }
        PlacedValue found = whole.entries.get(bare(key));
        return found == null ? whole : found;
    }

    static @Nullable PlacedValue element(@Nullable PlacedValue whole, int index) {
        return whole == null || whole.elements == null || index >= whole.elements.size() ? whole : whole.elements.get(index);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof PlacedValue placed && value.equals(placed.value);
    }

    @Override
    public int hashCode() {
        return Objects.hashCode(value);
    }

    private static final class Builder implements DataBuilder<PlacedValue> {
        @Override
        public PlacedValue undef() {
            return bare(DataValues.VALUES.undef());
        }

        @Override
        public PlacedValue bool(boolean value) {
            return bare(DataValues.VALUES.bool(value));
        }

        @Override
        public PlacedValue integer(long value) {
            return bare(DataValues.VALUES.integer(value));
        }

        @Override
        public PlacedValue bigInteger(BigInteger value) {
            return bare(DataValues.VALUES.bigInteger(value));
        }

        @Override
        public PlacedValue real(double value) {
            return bare(DataValues.VALUES.real(value));
        }

        @Override
        public PlacedValue string(String value) {
            return bare(DataValues.VALUES.string(value));
        }

        @Override
        public PlacedValue binary(byte[] bytes) {
            return bare(DataValues.VALUES.binary(bytes));
        }

        @Override
        public PlacedValue list(List<PlacedValue> elements) {
            return new PlacedValue(new Arr(elements.stream().map(PlacedValue::value).toList()), 0, null, elements);
        }

        @Override
        public PlacedValue map(SequencedMap<PlacedValue, PlacedValue> entries) {
            SequencedMap<Value, Value> values = new LinkedHashMap<>();
            entries.forEach((key, value) -> values.put(key.value(), value.value()));
            return new PlacedValue(Hash.owning(values), 0, entries, null);
        }

        @Override
        public @Nullable SequencedMap<PlacedValue, PlacedValue> entries(PlacedValue value) {
            return value.entries();
        }

        @Override
        public @Nullable List<PlacedValue> elements(PlacedValue value) {
            return value.elements();
        }

        @Override
        public boolean wantsPlaces() {
            return true;
        }

        @Override
        public PlacedValue at(PlacedValue value, int line, int column) {
            return new PlacedValue(value.value(), line, value.entries(), value.elements());
        }
    }
}
