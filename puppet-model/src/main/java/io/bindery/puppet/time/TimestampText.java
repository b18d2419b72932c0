package io.bindery.puppet.time;

import io.bindery.puppet.value.ConversionError;
import io.bindery.puppet.value.Timestamp;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Converts timestamps to text and back.
public final class TimestampText {
    private static final List<String> ZONELESS = List.of("%FT%T.%N", "%FT%T", "%F %T.%N", "%F %T", "%F");
    private static final List<String> FORMATS = List.of(
            "%FT%T.%N %Z", "%FT%T %Z", "%F %T.%N %Z", "%F %T %Z", "%F %Z", "%FT%T.%N", "%FT%T", "%F %T.%N", "%F %T", "%F");

    private TimestampText() {}

    /// `2016-01-03T04:05:06.000000000 UTC`.
    public static String of(Timestamp timestamp) {
        return format(timestamp, FORMATS.getFirst(), null);
    }

    /// The timestamp in a format, in UTC or in a timezone (`+02:00`, `CET`, `current`).
    public static String format(Timestamp timestamp, String format, @Nullable String timezone) {
        Instant instant = timestamp.instant();
        if (timezone == null || timezone.isEmpty()) {
            return Strftime.format(format, OffsetDateTime.ofInstant(instant, ZoneOffset.UTC), "UTC");
        }
        ZoneOffset offset = ZoneOffset.ofTotalSeconds(offset(timezone) / 60 * 60);
        // As Puppet does: a time moved to an offset has no zone name.
        return Strftime.format(format, OffsetDateTime.ofInstant(instant, offset), "");
    }

    /// A text read by the usual formats.
    public static Timestamp parse(String text, @Nullable String timezone) {
        return parse(text, given(timezone) ? ZONELESS : FORMATS, timezone);
    }

    /// A text read by the first of the formats that fits it whole.
    public static Timestamp parse(String text, List<String> formats, @Nullable String timezone) {
        for (String format : formats) {
            Strptime.Fields fields = Strptime.parse(text, format);
            if (fields != null && fields.complete && !(given(timezone) && fields.zone != null)) {
                return timestamp(fields, timezone);
            }
        }
        throw new ConversionError(
                "Unable to parse '" + text + "' using any of the formats " + String.join(", ", formats));
    }

    /// A text read by one format.
    public static Timestamp parse(String text, String format, @Nullable String timezone) {
        Strptime.Fields fields = Strptime.parse(text, format);
        if (fields == null || !fields.complete) {
            throw new ConversionError("Unable to parse '" + text + "' using format '" + format + "'");
        }
        if (given(timezone) && fields.zone != null) {
            throw new ConversionError(
                    "Using a Timezone designator in format specification is mutually exclusive to providing an explicit"
                            + " timezone argument");
        }
        return timestamp(fields, timezone);
    }

    private static boolean given(@Nullable String timezone) {
        return timezone != null && !timezone.isEmpty();
    }

    private static Timestamp timestamp(Strptime.Fields fields, @Nullable String timezone) {
        if (fields.year == null) {
            throw new ConversionError("no implicit conversion of nil into Integer");
        }
        int month = fields.month == null ? 1 : fields.month;
        int day = fields.day == null ? 1 : fields.day;
        int hour = fields.hour == null ? 0 : fields.hour;
        int minute = fields.minute == null ? 0 : fields.minute;
        int second = fields.second == null ? 0 : fields.second;
        if (hour == 24 && minute != 0) {
            throw new ConversionError("min out of range");
        }
        if (hour == 24 && second != 0) {
            throw new ConversionError("sec out of range");
        }
        Instant start = LocalDate.of(fields.year, month, 1).plusDays(day - 1L).atTime(LocalTime.MIDNIGHT).toInstant(ZoneOffset.UTC);
        Duration within = Duration.ofHours(hour).plusMinutes(minute).plusSeconds(second).plusNanos(fields.nanoseconds);
        String zone = given(timezone) ? timezone : fields.zone;
        Instant instant = start.plus(within);
        return new Timestamp(zone == null ? instant : instant.minusSeconds(offset(zone)));
    }

    /// Seconds east of UTC.
    private static int offset(String timezone) {
        if (timezone.equalsIgnoreCase("current")) {
            return ZoneId.systemDefault().getRules().getOffset(Instant.now()).getTotalSeconds();
        }
        Strptime.Fields fields = Strptime.parse(timezone, "%z");
        Integer offset = fields == null || fields.zone == null ? null : ZoneNames.offset(fields.zone);
        if (offset == null) {
            throw new ConversionError("Illegal timezone '" + timezone + "'");
        }
        return offset;
    }
}
