package io.bindery.data;

/// The limits of a reader: the size of a text, the depth of nesting, and the number of values (aliases counted as often as they
/// are used).
public record DataLimits(int characters, int depth, int values) {
    /// The longest whole number that is read. Reading one takes time that grows with the square of its length.
    static final int MOST_DIGITS = 50_000;

    public static final DataLimits USUAL = new DataLimits(64 << 20, 500, 1_000_000);
}
