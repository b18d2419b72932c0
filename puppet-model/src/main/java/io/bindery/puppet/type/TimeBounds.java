package io.bindery.puppet.type;

import io.bindery.puppet.value.Default;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Real;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Timespan;
import io.bindery.puppet.value.Timestamp;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.math.BigDecimal;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// The bounds of [TimespanType] and [TimestampType] as they may be written: a time, seconds, text in a usual format, or for
/// lengths of time a hash of units.
final class TimeBounds {
    private static final String SPAN_FORMATS =
            "%D-%H:%M:%S.%-N, %H:%M:%S.%-N, %M:%S.%-N, %S.%-N, %D-%H:%M:%S, %H:%M:%S, %D-%H:%M, %S";
    private static final String TIME_FORMATS =
            "%FT%T.%N %Z, %FT%T %Z, %F %T.%N %Z, %F %T %Z, %F %Z, %FT%T.%N, %FT%T, %F %T.%N, %F %T, %F";
    private static final Pattern SPAN = Pattern.compile(
            "(-?)(?:(?:(\\d+)-)?(\\d+):(\\d+):(\\d+)(?:\\.(\\d{1,9}))?|(\\d+):(\\d+)\\.(\\d{1,9})|(\\d+)(?:\\.(\\d{1,9}))?|(\\d+)-(\\d+):(\\d+))");
    private static final Pattern TIME = Pattern.compile(
            "(\\d{4}-\\d\\d-\\d\\d)(?:[T ](\\d\\d:\\d\\d:\\d\\d)(?:\\.(\\d{1,9}))?)?(?: (UTC|GMT|Z|[+-]\\d\\d:?\\d\\d))?");

    private TimeBounds() {}

    /// Null for no bound.
    static @Nullable Timespan timespan(Value value) {
        return switch (value) {
            case Timespan span -> span;
            case Default _, Undef _ -> null;
            case Int seconds -> new Timespan(Math.multiplyExact(seconds.value(), Timespan.NANOS_PER_SECOND));
            case Real seconds -> new Timespan((long) (seconds.value() * Timespan.NANOS_PER_SECOND));
            case Str text -> parse(text.value());
            case Hash units -> units(units);
            default -> throw refused("Timespan", value);
        };
    }

    /// Null for no bound.
    static @Nullable Timestamp timestamp(Value value) {
        return switch (value) {
            case Timestamp time -> time;
            case Default _, Undef _ -> null;
            case Int _, Real _ -> TypeMaking.secondsSinceEpoch(value);
            case Str text -> parseTime(text.value());
            default -> throw refused("Timestamp", value);
        };
    }

    private static TypeException refused(String kind, Value value) {
        return new TypeException("Unable to create a Puppet::Pops::Time::" + kind + " from a " + RubyClassName.of(value));
    }

    private static Timespan parse(String text) {
        Matcher match = SPAN.matcher(text);
        if (!match.matches()) {
            throw new TypeException("Unable to parse '" + text + "' using any of the formats " + SPAN_FORMATS);
        }
        long nanos;
        if (match.group(3) != null) {
            nanos = nanos(match.group(2), match.group(3), match.group(4), match.group(5), match.group(6));
        } else if (match.group(7) != null) {
            nanos = nanos(null, null, match.group(7), match.group(8), match.group(9));
        } else if (match.group(10) != null) {
            nanos = nanos(null, null, null, match.group(10), match.group(11));
        } else {
            nanos = nanos(match.group(12), match.group(13), match.group(14), null, null);
        }
        return new Timespan(match.group(1).isEmpty() ? nanos : -nanos);
    }

    private static long nanos(
            @Nullable String days, @Nullable String hours, @Nullable String minutes, @Nullable String seconds, @Nullable String fraction) {
        long total = ((number(days) * 24 + number(hours)) * 60 + number(minutes)) * 60 + number(seconds);
        long part = fraction == null ? 0 : new BigDecimal("0." + fraction).movePointRight(9).longValue();
        return total * Timespan.NANOS_PER_SECOND + part;
    }

    private static long number(@Nullable String digits) {
        return digits == null ? 0 : Long.parseLong(digits);
    }

    private static Timespan units(Hash hash) {
        if (hash.get("string") instanceof Str text) {
            return parse(text.value());
        }
        long seconds = ((unit(hash, "days") * 24 + unit(hash, "hours")) * 60 + unit(hash, "minutes")) * 60 + unit(hash, "seconds");
        long nanos = unit(hash, "milliseconds") * 1_000_000 + unit(hash, "microseconds") * 1_000 + unit(hash, "nanoseconds");
        long total = seconds * Timespan.NANOS_PER_SECOND + nanos;
        return new Timespan(hash.get("negative") == io.bindery.puppet.value.Bool.TRUE ? -total : total);
    }

    private static long unit(Hash hash, String name) {
        return hash.get(name) instanceof Int number ? number.value() : 0;
    }

    private static Timestamp parseTime(String text) {
        Matcher match = TIME.matcher(text);
        if (!match.matches()) {
            throw unreadable(text);
        }
        try {
            LocalTime time = match.group(2) == null ? LocalTime.MIDNIGHT : LocalTime.parse(match.group(2));
            long nanos = match.group(3) == null ? 0 : new BigDecimal("0." + match.group(3)).movePointRight(9).longValue();
            String zone = match.group(4);
            boolean offset = zone != null && (zone.charAt(0) == '+' || zone.charAt(0) == '-');
            ZoneOffset at = offset ? ZoneOffset.of(zone) : ZoneOffset.UTC;
            return new Timestamp(OffsetDateTime.of(LocalDate.parse(match.group(1)), time.plusNanos(nanos), at).toInstant());
        } catch (DateTimeException e) {
            throw unreadable(text);
        }
    }

    private static TypeException unreadable(String text) {
        return new TypeException("Unable to parse '" + text + "' using any of the formats " + TIME_FORMATS);
    }
}
