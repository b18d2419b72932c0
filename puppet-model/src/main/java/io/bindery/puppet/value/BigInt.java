package io.bindery.puppet.value;

import java.math.BigInteger;

/// A whole number beyond 64 bits. The language has none, but YAML does: it may be printed, compared and calculated with, and is
/// refused where it would get into a catalog.
public record BigInt(BigInteger value) implements Value {
    /// The value of a whole number of any size.
    public static Value of(BigInteger value) {
        return value.bitLength() < Long.SIZE ? Int.of(value.longValue()) : new BigInt(value);
    }
}
