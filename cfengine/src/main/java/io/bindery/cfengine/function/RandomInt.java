package io.bindery.cfengine.function;

import java.util.concurrent.ThreadLocalRandom;

/// `randomint(lower, upper)`: a random whole number from the lower up to below the upper bound.
final class RandomInt implements Function {
    @Override
    public Result call(Call call) {
        Long one = Numbers.whole(call, call.text(0));
        Long other = Numbers.whole(call, call.text(1));
        if (one == null || other == null) {
            return Result.failure();
        }
        long lower = Math.min(one, other);
        long upper = Math.max(one, other);
        return Result.of(lower == upper ? lower : ThreadLocalRandom.current().nextLong(lower, upper));
    }

}
