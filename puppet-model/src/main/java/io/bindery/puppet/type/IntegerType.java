package io.bindery.puppet.type;

import org.jspecify.annotations.Nullable;

/// `Integer[min, max]`, both included. The ends of the long range stand for no bound.
public record IntegerType(long min, long max) implements Type {
    public static final long LOWEST = Long.MIN_VALUE;
    public static final long HIGHEST = Long.MAX_VALUE;
    public static final IntegerType DEFAULT = new IntegerType(LOWEST, HIGHEST);

    /// The size of a collection that names none.
    public static final IntegerType ANY_SIZE = new IntegerType(0, HIGHEST);

    public static final IntegerType EMPTY_SIZE = new IntegerType(0, 0);
    public static final IntegerType NOT_EMPTY_SIZE = new IntegerType(1, HIGHEST);

    public static IntegerType exactly(long value) {
        return new IntegerType(value, value);
    }

    public boolean contains(long value) {
        return value >= min && value <= max;
    }

    public boolean contains(IntegerType other) {
        return min <= other.min && max >= other.max;
    }

    public boolean isUnbounded() {
        return min == LOWEST && max == HIGHEST;
    }

    /// Both ends are bounded.
    public boolean isFinite() {
        return min != LOWEST && max != HIGHEST;
    }

    /// This range as the size of something: no part of it below zero.
    public IntegerType asSize() {
        return min >= 0 ? this : new IntegerType(0, Math.max(max, 0));
    }

    /// One range covering both where they touch or overlap, else null.
    @Nullable IntegerType merge(IntegerType other) {
        boolean overlaps = !(max < other.min || other.max < min);
        boolean adjacent = max != HIGHEST && max + 1 == other.min || other.max != HIGHEST && other.max + 1 == min;
        return overlaps || adjacent ? cover(other) : null;
    }

    /// The smallest range holding both.
    IntegerType cover(IntegerType other) {
        return new IntegerType(Math.min(min, other.min), Math.max(max, other.max));
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
