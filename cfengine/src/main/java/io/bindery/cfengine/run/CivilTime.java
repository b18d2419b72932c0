package io.bindery.cfengine.run;

import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;

/// Date and time of day on the civil calendar. `java.time` would do, but sets up more at its first use than a short run takes.
record CivilTime(int year, int month, int day, int weekday, int hour, int minute, int second) {
    private static final int DAY_SECONDS = 86_400;
    private static final int FOUR_CENTURIES = 146_097;
    private static final List<String> MONTHS = List.of(
            "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December");
    private static final List<String> WEEKDAYS =
            List.of("Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday");

    /// Counts days from the first of March of the year 0, so that a leap day is the last of its year.
    static CivilTime of(Instant moment, ZoneOffset zone) {
        long seconds = moment.getEpochSecond() + zone.getTotalSeconds();
        long days = Math.floorDiv(seconds, DAY_SECONDS);
        int rest = (int) Math.floorMod(seconds, (long) DAY_SECONDS);
        long fromMarch = days + 719_468;
        long era = Math.floorDiv(fromMarch, FOUR_CENTURIES);
        int ofEra = (int) Math.floorMod(fromMarch, (long) FOUR_CENTURIES);
        int yearOfEra = (ofEra - ofEra / 1_460 + ofEra / 36_524 - ofEra / 146_096) / 365;
        int ofYear = ofEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100);
        int monthFromMarch = (5 * ofYear + 2) / 153;
        int day = ofYear - (153 * monthFromMarch + 2) / 5 + 1;
        int month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9;
        int year = (int) (yearOfEra + era * 400) + (month <= 2 ? 1 : 0);
        int weekday = (int) Math.floorMod(days + 4, 7L);
        return new CivilTime(year, month, day, weekday, rest / 3_600, rest / 60 % 60, rest % 60);
    }

    String monthName() {
        return MONTHS.get(month - 1);
    }

    String weekdayName() {
        return WEEKDAYS.get(weekday);
    }

    /// As the C library's `ctime` writes it: `Mon Nov 16 00:20:39 2026`.
    String written() {
        return weekdayName().substring(0, 3) + " " + monthName().substring(0, 3) + (day < 10 ? "  " : " ") + day + " " + two(hour) + ":"
                + two(minute) + ":" + two(second) + " " + year;
    }

    /// In two digits.
    static String two(int number) {
        return number < 10 ? "0" + number : Integer.toString(number);
    }
}
