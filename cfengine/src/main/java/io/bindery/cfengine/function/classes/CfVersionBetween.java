package io.bindery.cfengine.function.classes;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;
import java.util.OptionalInt;

/// `cf_version_between(from, to)`: whether ours is neither earlier nor later.
public final class CfVersionBetween implements Function {
    @Override
    public Result call(Call call) {
        OptionalInt from = Version.compare(call, 0, "lower ");
        OptionalInt to = Version.compare(call, 1, "upper ");
        return from.isEmpty() || to.isEmpty() ? Result.failure() : Result.of(from.getAsInt() >= 0 && to.getAsInt() <= 0);
    }
}
