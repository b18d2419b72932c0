package io.bindery.puppet.value;

/// A 64-bit whole number.
public record Int(long value) implements Value {
    private static final Int[] SMALL = new Int[1280];

    static {
        for (int i = 0; i < SMALL.length; i++) {
            SMALL[i] = new Int(i - 256L);
        }
    }

    public static Int of(long value) {
        return value >= -256 && value < 1024 ? SMALL[(int) value + 256] : new Int(value);
    }
}
