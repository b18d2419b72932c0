package io.bindery.cfengine.function.time;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.function.argument.Moments;
import java.time.LocalDate;

/// `laterthan(year, month, day, hour, minute, second)`: whether that moment has passed; months and days count from one.
public final class LaterThan implements Function {
    @Override
    public Result call(Call call) {
        long[] parts = Moments.parts(call);
        LocalDate month = LocalDate.of((int) parts[0], 1, 1).plusMonths(parts[1] - 1);
        return Result.of(call.context().started().isAfter(Moments.at(month, parts[2] - 1, parts)));
    }
}
