package io.bindery.cfengine.run;

import io.bindery.cfengine.eval.ClassTable;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Locale;

/// Classes of the time: `Monday`, `Hr08`, `Min25_30`, `Q2`, ... and the same for Greenwich with `GMT_` before.
final class TimeClasses {
    private static final List<String> TAGS =
            List.of("time_based", "cfengine_internal_time_based_autoremove", "source=agent", "hardclass");
    private static final List<String> SHIFTS = List.of("Night", "Morning", "Afternoon", "Evening");
    private final ClassTable classes;

    TimeClasses(ClassTable classes) {
        this.classes = classes;
    }

    void define(Instant now, ZoneOffset local) {
        define(now.atOffset(local), "");
        define(now.atOffset(ZoneOffset.UTC), "GMT_");
    }

    private void define(OffsetDateTime time, String prefix) {
        int minute = time.getMinute();
        int hour = time.getHour();
        String quarter = "Q" + (minute / 15 + 1);
        int fiveFrom = minute / 5 * 5;
        hard(prefix + "Yr" + time.getYear());
        hard(prefix + "Lcycle_" + time.getYear() % 3);
        hard(prefix + capitalised(time.getMonth().name()));
        hard(prefix + "Day" + time.getDayOfMonth());
        hard(prefix + capitalised(time.getDayOfWeek().name()));
        hard(prefix + SHIFTS.get(hour / 6));
        hard(prefix + "Hr" + hour);
        hard(prefix + "Hr" + two(hour));
        hard(prefix + "Hr" + two(hour) + "_" + quarter);
        hard(prefix + quarter);
        hard(prefix + "Min" + two(minute));
        hard(prefix + "Min" + two(fiveFrom) + "_" + two((fiveFrom + 5) % 60));
    }

    /// In two digits.
    static String two(int number) {
        return number < 10 ? "0" + number : Integer.toString(number);
    }

    static String capitalised(String name) {
        return name.charAt(0) + name.substring(1).toLowerCase(Locale.ROOT);
    }

    private void hard(String name) {
        classes.defineHard(name, TAGS);
    }
}
