package io.bindery.puppet.report;

import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;

/// Writes times with nanoseconds. Times of a run are close to each other, so the text before and after the fraction is cached for
/// each second.
public final class TimeText {
    private static final int NANOS = 1_000_000_000;

    private final DateTimeFormatter start;
    private final DateTimeFormatter end;
    private final ZoneId zone;
    private long second = Long.MIN_VALUE;
    private String before = "";
    private String after = "";

    private TimeText(String start, String end, ZoneId zone) {
        this.start = DateTimeFormatter.ofPattern(start);
        this.end = DateTimeFormatter.ofPattern(end);
        this.zone = zone;
    }

    /// Times as reports have them.
    static TimeText report() {
        return new TimeText("yyyy-MM-dd'T'HH:mm:ss.", "xxx", ZoneId.systemDefault());
    }

    /// Times as the file of states has them.
    public static TimeText state() {
        return new TimeText("yyyy-MM-dd HH:mm:ss.", " xxx", ZoneOffset.UTC);
    }

    public String of(Instant time) {
        prepare(time);
        return before + fraction(time) + after;
    }

    String quoted(Instant time) {
        prepare(time);
        return "'" + before + fraction(time) + after + "'";
    }

    private void prepare(Instant time) {
        if (time.getEpochSecond() != second) {
            second = time.getEpochSecond();
            ZonedDateTime here = time.atZone(zone);
            before = start.format(here);
            after = end.format(here);
        }
    }

    private static String fraction(Instant time) {
        return Integer.toString(NANOS + time.getNano()).substring(1);
    }
}
