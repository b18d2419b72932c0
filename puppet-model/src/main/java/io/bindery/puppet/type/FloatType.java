package io.bindery.puppet.type;

import io.bindery.puppet.type.print.TypePrinter;
import org.jspecify.annotations.Nullable;

/// `Float[min, max]`, both included. An infinite bound stands for no bound.
public record FloatType(double min, double max) implements Type {
    public static final FloatType DEFAULT = new FloatType(Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);

    public boolean contains(double value) {
        return value >= min && value <= max;
    }

    public boolean contains(FloatType other) {
        return min <= other.min && max >= other.max;
    }

    public boolean isUnbounded() {
        return min == Double.NEGATIVE_INFINITY && max == Double.POSITIVE_INFINITY;
    }

    /// One range covering both where they overlap, else null.
    @Nullable public FloatType merge(FloatType other) {
        return max < other.min || other.max < min ? null : cover(other);
    }

    public FloatType cover(FloatType other) {
        return new FloatType(Math.min(min, other.min), Math.max(max, other.max));
    }

    @Override
    public String name() {
        return "Float";
    }

    @Override
    public String toString() {
        return TypePrinter.text(this);
    }
}
