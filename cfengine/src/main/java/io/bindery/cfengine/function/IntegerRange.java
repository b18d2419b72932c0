package io.bindery.cfengine.function;

/// `irange(one, other)`: the interval between two whole numbers, as attributes take it.
final class IntegerRange implements Function {
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
