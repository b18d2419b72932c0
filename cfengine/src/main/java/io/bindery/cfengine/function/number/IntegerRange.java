package io.bindery.cfengine.function.number;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.function.argument.Numbers;

/// `irange(one, other)`: the interval between two whole numbers, as attributes take it.
public final class IntegerRange implements Function {
    @Override
    public Result call(Call call) {
        if (!Numbers.isWhole(call, call.text(0)) || !Numbers.isWhole(call, call.text(1))) {
            return Result.failure();
        }
        long one = Numbers.whole(call, call.text(0));
        long other = Numbers.whole(call, call.text(1));
        return Result.of(Math.min(one, other) + "," + Math.max(one, other));
    }
}
