package io.bindery.hiera;

import java.util.Set;

/// Tells of most keys that a map lacks that it lacks them, from few bytes. A lookup asks each place of a hierarchy, and nearly all of them lack the key; their
/// tables together are larger than the caches of a processor, these marks are not.
final class KeyMarks {
    private static final int BITS_PER_KEY = 16;

    private final long[] marks;

    KeyMarks(Set<String> keys) {
        marks = new long[Integer.highestOneBit(Math.max(1, keys.size() * BITS_PER_KEY / Long.SIZE)) * 2];
        for (String key : keys) {
            int spread = spread(key);
            marks[word(spread)] |= bit(spread);
        }
    }

    /// Whether the key is surely none of the map's.
    boolean lack(String key) {
        int spread = spread(key);
        return (marks[word(spread)] & bit(spread)) == 0;
    }

    private int word(int spread) {
        return spread >>> Integer.SIZE / 2 & marks.length - 1;
    }

    private static long bit(int spread) {
        return 1L << spread;
    }

    private static int spread(String key) {
        return key.hashCode() * 0x9e3779b9;
    }
}
