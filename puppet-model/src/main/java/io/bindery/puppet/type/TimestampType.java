package io.bindery.puppet.type;

import io.bindery.puppet.type.print.TypePrinter;
import io.bindery.puppet.value.Timestamp;
import org.jspecify.annotations.Nullable;

/// `Timestamp[from, to]`: points in time, both ends included; null stands for no bound.
public record TimestampType(@Nullable Timestamp from, @Nullable Timestamp to) implements Type {
    public static final TimestampType DEFAULT = new TimestampType(null, null);

    public boolean contains(Timestamp value) {
        return (from == null || from.compareTo(value) <= 0) && (to == null || to.compareTo(value) >= 0);
    }

    public boolean contains(TimestampType other) {
        boolean low = from == null || other.from != null && from.compareTo(other.from) <= 0;
        boolean high = to == null || other.to != null && to.compareTo(other.to) >= 0;
        return low && high;
    }

    /// One range covering both where they overlap, else null.
    @Nullable public TimestampType merge(TimestampType other) {
        boolean apart = to != null && other.from != null && to.compareTo(other.from) < 0
                || other.to != null && from != null && other.to.compareTo(from) < 0;
        return apart ? null : cover(other);
    }

    private TimestampType cover(TimestampType other) {
        Timestamp low = from == null || other.from == null ? null : from.compareTo(other.from) <= 0 ? from : other.from;
        Timestamp high = to == null || other.to == null ? null : to.compareTo(other.to) >= 0 ? to : other.to;
        return new TimestampType(low, high);
    }

    @Override
    public String name() {
        return "Timestamp";
    }

    @Override
    public String toString() {
        return TypePrinter.text(this);
    }
}
