package io.bindery.cfengine.function.number;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.function.argument.Numbers;
import java.util.concurrent.ThreadLocalRandom;

/// `randomint(lower, upper)`: a random whole number from the lower up to below the upper bound.
public final class RandomInt implements Function {
    @Override
    public Result call(Call call) {
        if (!Numbers.isWhole(call, call.text(0)) || !Numbers.isWhole(call, call.text(1))) {
            return Result.failure();
        }
        long one = Numbers.whole(call, call.text(0));
        long other = Numbers.whole(call, call.text(1));
        long lower = Math.min(one, other);
        long upper = Math.max(one, other);
        return Result.of(lower == upper ? lower : ThreadLocalRandom.current().nextLong(lower, upper));
    }

}
