package io.bindery.puppet.type;

import io.bindery.puppet.type.print.TypePrinter;
import org.jspecify.annotations.Nullable;

/// `Integer[min, max]`, both included.
///
/// @param min the lowest number
/// @param max the highest number
/// @param openBelow whether there is no lower bound; `min` is then the lowest 64-bit number
/// @param openAbove whether there is no upper bound; `max` is then the highest 64-bit number
public record IntegerType(long min, long max, boolean openBelow, boolean openAbove) implements Type {
    public static final long LOWEST = Long.MIN_VALUE;
    public static final long HIGHEST = Long.MAX_VALUE;
    public static final IntegerType DEFAULT = new IntegerType(LOWEST, HIGHEST);

    /// The size of a collection that names none.
    public static final IntegerType ANY_SIZE = new IntegerType(0, HIGHEST);

    public static final IntegerType EMPTY_SIZE = new IntegerType(0, 0);
    public static final IntegerType NOT_EMPTY_SIZE = new IntegerType(1, HIGHEST);

    /// A range in which the ends of the long range stand for no bound.
    public IntegerType(long min, long max) {
        this(min, max, min == LOWEST, max == HIGHEST);
    }

    public static IntegerType exactly(long value) {
        return new IntegerType(value, value, false, false);
    }

    public boolean contains(long value) {
        return value >= min && value <= max;
    }

    // As Puppet does: no bound is beyond every number, also beyond the highest.
    public boolean contains(IntegerType other) {
        boolean low = openBelow || !other.openBelow && min <= other.min;
        boolean high = openAbove || !other.openAbove && max >= other.max;
        return low && high;
    }

    public boolean isUnbounded() {
        return openBelow && openAbove;
    }

    /// Both ends are bounded.
    public boolean isFinite() {
        return !openBelow && !openAbove;
    }

    /// This range as the size of something: no part of it below zero.
    public IntegerType asSize() {
        return min >= 0 ? this : new IntegerType(0, Math.max(max, 0), false, openAbove);
    }

    /// One range covering both where they touch or overlap, else null.
    @Nullable public IntegerType merge(IntegerType other) {
        boolean overlaps = !(max < other.min || other.max < min);
        boolean adjacent = max != HIGHEST && max + 1 == other.min || other.max != HIGHEST && other.max + 1 == min;
        return overlaps || adjacent ? cover(other) : null;
    }

    /// The smallest range holding both.
    public IntegerType cover(IntegerType other) {
        return new IntegerType(
                Math.min(min, other.min), Math.max(max, other.max), openBelow || other.openBelow, openAbove || other.openAbove);
    }

    @Override
    public String name() {
        return "Integer";
    }

    @Override
    public String toString() {
        return TypePrinter.text(this);
    }
}
