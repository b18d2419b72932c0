package io.bindery.puppet.value;

import java.util.Arrays;
import java.util.Base64;
import org.jspecify.annotations.Nullable;

/// A sequence of bytes.
public final class Binary implements Value {
    private final byte[] bytes;

    public Binary(byte[] bytes) {
        this.bytes = bytes.clone();
    }

    public byte[] bytes() {
        return bytes.clone();
    }

    public int length() {
        return bytes.length;
    }

    /// Strict Base64 of the bytes, on one line.
    public String base64() {
        return Base64.getEncoder().encodeToString(bytes);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Binary binary && Arrays.equals(bytes, binary.bytes);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(bytes);
    }

    @Override
    public String toString() {
        return base64();
    }
}
