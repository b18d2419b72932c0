package io.bindery.puppet.value;

import java.math.BigInteger;

/// An integer beyond 64 bits. The language has none, but YAML does. It may be printed, compared and calculated with, and is
/// refused before it gets into a catalog.
public record BigInt(BigInteger value) implements Value {
    /// The value of a whole number of any size.
    public static Value of(BigInteger value) {
        return value.bitLength() < Long.SIZE ? Int.of(value.longValue()) : new BigInt(value);
    }
}
