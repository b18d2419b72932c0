package io.bindery.data;

/// How big a text, how deep a structure and how many values (aliases counted as often as they are used) a reader accepts.
public record DataLimits(int characters, int depth, int values) {
    /// The longest whole number that is read. Reading one takes time that grows with the square of its length.
    static final int MOST_DIGITS = 50_000;

    public static final DataLimits USUAL = new DataLimits(64 << 20, 500, 1_000_000);
}
