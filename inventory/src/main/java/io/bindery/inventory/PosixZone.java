package io.bindery.inventory;

import java.time.DayOfWeek;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.temporal.TemporalAdjusters;
import org.jspecify.annotations.Nullable;

/// A time zone written as POSIX has it for `TZ`: `CET-1CEST,M3.5.0,M10.5.0/3`.
///
/// @param offset seconds east of Greenwich in standard time
/// @param summer the name of summer time; null if the zone has no summer time
record PosixZone(String standard, int offset, @Nullable String summer, @Nullable Change begin, @Nullable Change end) {

    /// A change on a weekday of a month, the last one where `week` is 5, at seconds of wall clock time.
    record Change(int month, int week, int day, int seconds) {
        Instant in(int year, int offset) {
            DayOfWeek weekday = DayOfWeek.of(day == 0 ? 7 : day);
            LocalDate first = LocalDate.of(year, month, 1);
            LocalDate date = week == 5
                    ? first.with(TemporalAdjusters.lastInMonth(weekday))
                    : first.with(TemporalAdjusters.dayOfWeekInMonth(week, weekday));
            return date.atStartOfDay().plusSeconds((long) seconds - offset).toInstant(ZoneOffset.UTC);
        }
    }

    /// Null if the text is no such rule; dates by the number of the day are not understood.
    static @Nullable PosixZone parse(String text) {
        Cursor cursor = new Cursor(text);
        String standard = cursor.name();
        Integer west = standard == null ? null : cursor.time();
        if (standard == null || west == null) {
            return null;
        }
        String summer = cursor.name();
        if (summer == null) {
            return cursor.atEnd() ? new PosixZone(standard, -west, null, null, null) : null;
        }
        cursor.time();
        Change begin = cursor.change();
        Change end = begin == null ? null : cursor.change();
        return end == null ? null : new PosixZone(standard, -west, summer, begin, end);
    }

    String abbreviation(Instant moment) {
        if (summer == null || begin == null || end == null) {
            return standard;
        }
        int year = LocalDateTime.ofInstant(moment, ZoneOffset.ofTotalSeconds(offset)).getYear();
        Instant from = begin.in(year, offset);
        Instant to = end.in(year, offset + 3600);
        boolean isSummer = from.isBefore(to)
                ? !moment.isBefore(from) && moment.isBefore(to)
                : !moment.isBefore(from) || moment.isBefore(to);
        return isSummer ? summer : standard;
    }

    private static final class Cursor {
        private final String text;
        private int at;

        Cursor(String text) {
            this.text = text;
        }

        boolean atEnd() {
            return at >= text.length();
        }

        /// Letters, or anything between angle brackets.
        @Nullable String name() {
            int start = at;
            if (!atEnd() && text.charAt(at) == '<') {
                int close = text.indexOf('>', at);
                at = close < 0 ? text.length() : close + 1;
                return close < 0 ? null : text.substring(start + 1, close);
            }
            while (!atEnd() && Character.isLetter(text.charAt(at))) {
                at++;
            }
            return at - start < 3 ? null : text.substring(start, at);
        }

        /// `[+-]hours[:minutes[:seconds]]` in seconds.
        @Nullable Integer time() {
            int sign = 1;
            if (!atEnd() && (text.charAt(at) == '-' || text.charAt(at) == '+')) {
                sign = text.charAt(at++) == '-' ? -1 : 1;
            }
            Integer hours = digits();
            if (hours == null) {
                return null;
            }
            int seconds = hours * 3600;
            for (int unit = 60; unit >= 1 && take(':'); unit /= 60) {
                Integer part = digits();
                seconds += part == null ? 0 : part * unit;
            }
            return sign * seconds;
        }

        /// `,Mmonth.week.day[/time]`
        @Nullable Change change() {
            if (!take(',') || !take('M')) {
                return null;
            }
            Integer month = digits();
            Integer week = take('.') ? digits() : null;
            Integer day = take('.') ? digits() : null;
            Integer time = take('/') ? time() : Integer.valueOf(7200);
            return month == null || week == null || day == null || time == null ? null : new Change(month, week, day, time);
        }

        private boolean take(char wanted) {
            boolean there = !atEnd() && text.charAt(at) == wanted;
            at += there ? 1 : 0;
            return there;
        }

        private @Nullable Integer digits() {
            int start = at;
            while (!atEnd() && Character.isDigit(text.charAt(at)) && at - start < 4) {
                at++;
            }
            return at == start ? null : Integer.valueOf(text.substring(start, at));
        }
    }
}
