package io.bindery.cfengine.function.time;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.function.argument.Moments;
import java.time.LocalDate;

/// `on(year, month, day, hour, minute, second)`: a moment in seconds since 1970. As CFEngine does: months and days count from zero.
public final class On implements Function {
    @Override
    public Result call(Call call) {
        long[] parts = Moments.parts(call);
        LocalDate month = LocalDate.of((int) parts[0], 1, 1).plusMonths(parts[1]);
        return Result.of(Moments.at(month, parts[2], parts).getEpochSecond());
    }
}
