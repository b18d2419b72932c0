package io.bindery.puppet.type;

import io.bindery.puppet.type.print.TypePrinter;
import io.bindery.puppet.value.Timespan;
import org.jspecify.annotations.Nullable;

/// `Timespan[from, to]`: lengths of time, both ends included; null stands for no bound.
public record TimespanType(@Nullable Timespan from, @Nullable Timespan to) implements Type {
    public static final TimespanType DEFAULT = new TimespanType(null, null);

    public boolean contains(Timespan value) {
        return (from == null || from.compareTo(value) <= 0) && (to == null || to.compareTo(value) >= 0);
    }

    public boolean contains(TimespanType other) {
        boolean low = from == null || other.from != null && from.compareTo(other.from) <= 0;
        boolean high = to == null || other.to != null && to.compareTo(other.to) >= 0;
        return low && high;
    }

    /// One range covering both where they overlap, else null.
    @Nullable public TimespanType merge(TimespanType other) {
        boolean apart = to != null && other.from != null && to.compareTo(other.from) < 0
                || other.to != null && from != null && other.to.compareTo(from) < 0;
        return apart ? null : cover(other);
    }

    private TimespanType cover(TimespanType other) {
        Timespan low = from == null || other.from == null ? null : from.compareTo(other.from) <= 0 ? from : other.from;
        Timespan high = to == null || other.to == null ? null : to.compareTo(other.to) >= 0 ? to : other.to;
        return new TimespanType(low, high);
    }

    @Override
    public String name() {
        return "Timespan";
    }

    @Override
    public String toString() {
        return TypePrinter.text(this);
    }
}
