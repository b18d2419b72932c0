package io.bindery.puppet.type.parse;

import io.bindery.puppet.time.TimespanFormat;
import io.bindery.puppet.time.TimestampText;
import io.bindery.puppet.type.TypeException;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.ConversionError;
import io.bindery.puppet.value.Default;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Real;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Timespan;
import io.bindery.puppet.value.Timestamp;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// The bounds of [TimespanType] and [TimestampType] in their written forms: a time, seconds, a text in a standard format, a hash
/// with a text and its formats, or for timespans a hash of units.
public final class TimeBounds {
    private static final List<String> UNITS =
            List.of("days", "hours", "minutes", "seconds", "milliseconds", "microseconds", "nanoseconds");
    private static final int[] STEPS = {1, 24, 60, 60, 1000, 1000, 1000};

    private TimeBounds() {}

    /// Null for no bound.
    public static @Nullable Timespan timespan(Value value) {
        return switch (value) {
            case Timespan span -> span;
            case Default _, Undef _ -> null;
            case Int seconds -> new Timespan(Math.multiplyExact(seconds.value(), Timespan.NANOS_PER_SECOND));
            case Real seconds -> new Timespan((long) (seconds.value() * Timespan.NANOS_PER_SECOND));
            case Str text -> read(() -> TimespanFormat.parse(text.value()));
            case Hash parts when parts.get("string") instanceof Str text -> read(() -> spanText(text.value(), parts.get("format")));
            case Hash units -> units(units);
            default -> throw refused("Timespan", value);
        };
    }

    /// Null for no bound.
    public static @Nullable Timestamp timestamp(Value value) {
        return switch (value) {
            case Timestamp time -> time;
            case Default _, Undef _ -> null;
            case Int _, Real _ -> TypeMaking.secondsSinceEpoch(value);
            case Str text -> read(() -> TimestampText.parse(text.value(), null));
            case Hash parts -> read(() -> timeText(parts));
            default -> throw refused("Timestamp", value);
        };
    }

    private static TypeException refused(String kind, Value value) {
        return new TypeException("Unable to create a Puppet::Pops::Time::" + kind + " from a " + RubyClassName.of(value));
    }

    private static <T> T read(Supplier<T> reading) {
        try {
            return reading.get();
        } catch (ConversionError e) {
            throw new TypeException(String.valueOf(e.getMessage()));
        }
    }

    private static Timespan spanText(String text, @Nullable Value formats) {
        return switch (formats) {
            case Str format -> TimespanFormat.of(format.value()).parseExactly(text);
            case Arr several -> TimespanFormat.parse(text, texts(several));
            case null, default -> TimespanFormat.parse(text);
        };
    }

    private static Timestamp timeText(Hash parts) {
        if (!(parts.get("string") instanceof Str text)) {
            throw new ConversionError("no implicit conversion of nil into String");
        }
        String timezone = parts.get("timezone") instanceof Str zone ? zone.value() : null;
        return switch (parts.get("format")) {
            case Str format -> TimestampText.parse(text.value(), format.value(), timezone);
            case Arr several ->
                TimestampText.parse(text.value(), texts(several), timezone);
            case null, default -> TimestampText.parse(text.value(), timezone);
        };
    }

    private static List<String> texts(Arr formats) {
        return formats.elements().stream().map(format -> format instanceof Str text ? text.value() : format.toString()).toList();
    }

    // As Puppet does: a unit may have a fraction, and what is no unit is overlooked.
    private static Timespan units(Hash hash) {
        double real = 0;
        long whole = 0;
        boolean fractions = false;
        for (int i = 0; i < STEPS.length; i++) {
            real *= STEPS[i];
            whole *= STEPS[i];
            switch (hash.get(UNITS.get(i))) {
                case Int number -> {
                    real += number.value();
                    whole += number.value();
                }
                case Real number -> {
                    real += number.value();
                    fractions = true;
                }
                case null, default -> {}
            }
        }
        long total = fractions ? (long) real : whole;
        return new Timespan(hash.get("negative") == Bool.TRUE ? -total : total);
    }
}
