package io.bindery.cfengine.function.time;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.function.argument.Moments;
import java.time.LocalDateTime;
import java.time.ZoneId;

/// `ago(years, months, days, hours, minutes, seconds)`: the moment so long before now, by the calendar.
public final class Ago implements Function {
    @Override
    public Result call(Call call) {
        long[] parts = Moments.parts(call);
        return Result.of(LocalDateTime.ofInstant(call.context().started(), ZoneId.systemDefault())
                .minusYears(parts[0])
                .minusMonths(parts[1])
                .minusDays(parts[2])
                .minusHours(parts[3])
                .minusMinutes(parts[4])
                .minusSeconds(parts[5])
                .atZone(ZoneId.systemDefault())
                .toEpochSecond());
    }
}
