package io.bindery.cfengine.function;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import org.jspecify.annotations.Nullable;

/// Six numbers from years to seconds, as the time functions take them.
final class Moments {
    private Moments() {}

    /// The arguments, or null where one is no number.
    static long @Nullable [] parts(Call call) {
        long[] parts = new long[6];
        for (int index = 0; index < 6; index++) {
            Long part = Numbers.whole(call, call.text(index));
            if (part == null) {
                return null;
            }
            parts[index] = part;
        }
        return parts;
    }

    /// The moment so many days, hours, minutes and seconds after a day's beginning in local time; overflows carry.
    static Instant at(LocalDate firstOfMonth, long days, long[] parts) {
        return firstOfMonth
                .atStartOfDay()
                .plusDays(days)
                .plusHours(parts[3])
                .plusMinutes(parts[4])
                .plusSeconds(parts[5])
                .atZone(ZoneId.systemDefault())
                .toInstant();
    }
}
