package io.bindery.data;

/// How big a text, how deep a structure and how many values (aliases counted as often as they are used) a reader accepts.
public record DataLimits(int characters, int depth, int values) {
    public static final DataLimits USUAL = new DataLimits(256 << 20, 500, 20_000_000);
}
