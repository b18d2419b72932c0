package io.bindery.puppet.resource.core;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// The times at which resources of a schedule may be applied.
public final class Schedule extends Inert {
    private static final int WEEK_DAYS = 7;

    /// A part of the day; if its end is before its begin, it spans midnight.
    record Range(LocalTime from, LocalTime to) {}

    /// The period in which a resource is not applied again after it was checked.
    enum Period {
        HOURLY(Duration.ofHours(1)),
        DAILY(Duration.ofDays(1)),
        WEEKLY(Duration.ofDays(7)),
        MONTHLY(Duration.ofDays(30)),
        NEVER(Duration.ZERO);

        private final Duration length;

        Period(Duration length) {
            this.length = length;
        }
    }

    private final List<Range> ranges;
    private final @Nullable Period period;
    private final boolean byNumber;
    private final int repeat;
    private final @Nullable Set<Integer> weekdays;

    /// @param byNumber whether a period begins with a new hour, day or month, and not after its length
    /// @param repeat   how often a resource is applied in a period
    /// @param weekdays the days on which resources are applied, 0 for Sunday; null for all
    Schedule(List<Range> ranges, @Nullable Period period, boolean byNumber, int repeat, @Nullable Set<Integer> weekdays) {
        this.ranges = List.copyOf(ranges);
        this.period = period;
        this.byNumber = byNumber;
        this.repeat = repeat;
        this.weekdays = weekdays;
    }

    /// Whether a resource that was last checked at that time may be applied now.
    public boolean matches(Instant checked, Instant instant) {
        ZoneId zone = ZoneId.systemDefault();
        ZonedDateTime now = instant.atZone(zone);
        if (!ranges.isEmpty() && ranges.stream().noneMatch(range -> isWithin(range, now))) {
            return false;
        }
        if (period != null && !isDue(period, checked.atZone(zone), now)) {
            return false;
        }
        return !ranges.isEmpty() || isOn(now.toLocalDate());
    }

    private boolean isOn(LocalDate day) {
        return weekdays == null || weekdays.contains(day.getDayOfWeek().getValue() % WEEK_DAYS);
    }

    private boolean isWithin(Range range, ZonedDateTime now) {
        LocalTime time = now.toLocalTime();
        if (range.from.isBefore(range.to)) {
            return !time.isBefore(range.from) && !time.isAfter(range.to) && isOn(now.toLocalDate());
        }
        if (!time.isBefore(range.from)) {
            return isOn(now.toLocalDate());
        }
        return !time.isAfter(range.to) && isOn(now.toLocalDate().minusDays(1));
    }

    private boolean isDue(Period every, ZonedDateTime checked, ZonedDateTime now) {
        if (every == Period.NEVER) {
            return false;
        }
        if (!byNumber) {
            return now.toEpochSecond() - checked.toEpochSecond() >= every.length.toSeconds() / repeat;
        }
        return switch (every) {
            case HOURLY -> now.getHour() != checked.getHour();
            case DAILY -> now.getDayOfMonth() != checked.getDayOfMonth();
            case MONTHLY -> now.getMonthValue() != checked.getMonthValue();
            case WEEKLY -> checked.getDayOfWeek().getValue() % WEEK_DAYS > now.getDayOfWeek().getValue() % WEEK_DAYS
                    || Duration.between(checked, now).compareTo(Period.WEEKLY.length) > 0;
            case NEVER -> false;
        };
    }
}
