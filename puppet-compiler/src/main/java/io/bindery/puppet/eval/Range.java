package io.bindery.puppet.eval;

import org.jspecify.annotations.Nullable;

/// A part of a sequence, `[start, end)`, within its bounds.
record Range(int start, int end) {

    /// The part of one index, which counts from the end where negative; null if it is outside.
    static @Nullable Range single(int length, long index) {
        long at = index < 0 ? length + index : index;
        return at < 0 || at >= length ? null : new Range((int) at, (int) at + 1);
    }

    /// The part of `[from, count]`: a negative start counts from the end, and a negative count says where to stop from there. Null
    /// where nothing of it is inside.
    static @Nullable Range of(int length, long from, long count) {
        long start = from < 0 ? length + from : from;
        long size = count < 0 ? length - start + count + 1 : count;
        if (start < 0) {
            size += start;
            start = 0;
        }
        if (size <= 0 || start >= length) {
            return null;
        }
        return new Range((int) start, (int) Math.min(length, start + Math.min(size, length)));
    }
}
