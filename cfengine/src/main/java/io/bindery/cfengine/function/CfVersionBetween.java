package io.bindery.cfengine.function;

import java.util.OptionalInt;

/// `cf_version_between(from, to)`: whether ours is neither earlier nor later.
final class CfVersionBetween implements Function {
    @Override
    public Result call(Call call) {
        OptionalInt from = Version.compare(call, 0, "lower ");
        OptionalInt to = Version.compare(call, 1, "upper ");
        return from.isEmpty() || to.isEmpty() ? Result.failure() : Result.of(from.getAsInt() >= 0 && to.getAsInt() <= 0);
    }
}
