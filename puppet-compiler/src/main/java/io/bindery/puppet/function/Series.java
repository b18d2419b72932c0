package io.bindery.puppet.function;

import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Value;
import java.util.Iterator;
import java.util.NoSuchElementException;

/// Integers at equal distances. The count is unsigned: a range may hold more integers than there are positive 64-bit numbers.
record Series(long first, long count, long stride) {

    /// The numbers from `first` to `last`, both included.
    static Series between(long first, long last) {
        return new Series(first, last < first ? 0 : last - first + 1, 1);
    }

    Series reversed() {
        return new Series(first + (count - 1) * stride, count, -stride);
    }

    /// Every n-th number, the first one first.
    Series by(long step) {
        return count == 0 ? this : new Series(first, Long.divideUnsigned(count - 1, step) + 1, stride * step);
    }

    Iterator<Value> iterator() {
        return new Iterator<>() {
            private long next = first;
            private long left = count;

            @Override
            public boolean hasNext() {
                return left != 0;
            }

            @Override
            public Value next() {
                if (left == 0) {
                    throw new NoSuchElementException();
                }
                left--;
                long number = next;
                next += stride;
                return Int.of(number);
            }
        };
    }
}
