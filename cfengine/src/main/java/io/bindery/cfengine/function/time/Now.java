package io.bindery.cfengine.function.time;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;

/// `now()`: when the run began, in seconds since 1970.
public final class Now implements Function {
    @Override
    public Result call(Call call) {
        return Result.of(call.context().started().getEpochSecond());
    }
}
