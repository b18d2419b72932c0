package io.bindery.cfengine.function.argument;

import io.bindery.cfengine.function.Call;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;

/// Reads the six numbers from years to seconds that the time functions take.
public final class Moments {
    private Moments() {}

    /// The arguments.
    public static long[] parts(Call call) {
        long[] parts = new long[6];
        for (int index = 0; index < 6; index++) {
            parts[index] = Numbers.whole(call, call.text(index));
        }
        return parts;
    }

    /// The moment so many days, hours, minutes and seconds after a day's beginning in local time; overflows carry.
    public static Instant at(LocalDate firstOfMonth, long days, long[] parts) {
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
