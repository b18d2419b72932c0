package io.bindery.data;

import java.math.BigInteger;
import java.util.List;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// Builds the caller's data from the parts that a reader finds. `T` must have value equality, because it serves as map key.
public interface DataBuilder<T> {
    T undef();

    T bool(boolean value);

    T integer(long value);

    /// An integer that does not fit 64 bits.
    T bigInteger(BigInteger value);

    T real(double value);

    T string(String value);

    /// A Ruby symbol (`:name` in YAML), without its colon.
    default T symbol(String name) {
        return string(name);
    }

    /// The decoded bytes of a YAML `!binary` scalar.
    T binary(byte[] bytes);

    /// A list that takes its elements over.
    T list(List<T> elements);

    /// A map that takes its entries over.
    T map(SequencedMap<T, T> entries);

    /// The entries of a value made by [#map], null for any other: merge keys (`<<`) need them. A builder for texts without merge
    /// keys does not know them.
    default @Nullable SequencedMap<T, T> entries(T value) {
        return null;
    }

    /// The elements of a value made by [#list], null for any other.
    default @Nullable List<T> elements(T value) {
        return null;
    }

    /// Whether [#at] is to be called.
    default boolean wantsPlaces() {
        return false;
    }

    /// The value as it stands at a line and column (from 1).
    default T at(T value, int line, int column) {
        return value;
    }
}
