package io.bindery.cfengine.function;

import java.time.LocalDate;

/// `laterthan(year, month, day, hour, minute, second)`: whether that moment has passed; months and days count from one.
final class LaterThan implements Function {
    @Override
    public Result call(Call call) {
        long[] parts = Moments.parts(call);
        LocalDate month = LocalDate.of((int) parts[0], 1, 1).plusMonths(parts[1] - 1);
        return Result.of(call.context().started().isAfter(Moments.at(month, parts[2] - 1, parts)));
    }
}
