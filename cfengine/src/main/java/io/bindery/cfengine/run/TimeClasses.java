package io.bindery.cfengine.run;

import io.bindery.cfengine.eval.ClassTable;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;

/// Classes of the time: `Monday`, `Hr08`, `Min25_30`, `Q2`, ... and the same for GMT with the prefix `GMT_`.
record TimeClasses(ClassTable classes) {
    private static final List<String> TAGS =
            List.of("time_based", "cfengine_internal_time_based_autoremove", "source=agent", "hardclass");
    private static final List<String> SHIFTS = List.of("Night", "Morning", "Afternoon", "Evening");

    void define(Instant now, ZoneOffset local) {
        define(CivilTime.of(now, local), "");
        define(CivilTime.of(now, ZoneOffset.UTC), "GMT_");
    }

    private void define(CivilTime time, String prefix) {
        int minute = time.minute();
        int hour = time.hour();
        String quarter = "Q" + (minute / 15 + 1);
        int fiveFrom = minute / 5 * 5;
        hard(prefix + "Yr" + time.year());
        hard(prefix + "Lcycle_" + time.year() % 3);
        hard(prefix + time.monthName());
        hard(prefix + "Day" + time.day());
        hard(prefix + time.weekdayName());
        hard(prefix + SHIFTS.get(hour / 6));
        hard(prefix + "Hr" + hour);
        hard(prefix + "Hr" + CivilTime.two(hour));
        hard(prefix + "Hr" + CivilTime.two(hour) + "_" + quarter);
        hard(prefix + quarter);
        hard(prefix + "Min" + CivilTime.two(minute));
        hard(prefix + "Min" + CivilTime.two(fiveFrom) + "_" + CivilTime.two((fiveFrom + 5) % 60));
    }

    private void hard(String name) {
        classes.defineHard(name, TAGS);
    }
}
