package io.bindery.cfengine.function.time;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.function.argument.Moments;

/// `accumulated(years, months, days, hours, minutes, seconds)`: a length of time in seconds, of years with 365 and months with 30 days.
public final class Accumulated implements Function {
    @Override
    public Result call(Call call) {
        long[] parts = Moments.parts(call);
        long days = parts[0] * 365 + parts[1] * 30 + parts[2];
        return Result.of(((days * 24 + parts[3]) * 60 + parts[4]) * 60 + parts[5]);
    }
}
