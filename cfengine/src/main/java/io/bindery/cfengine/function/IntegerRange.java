package io.bindery.cfengine.function;

/// `irange(one, other)`: the interval between two whole numbers, as attributes take it.
final class IntegerRange implements Function {
    @Override
    public Result call(Call call) {
        Long one = Numbers.whole(call, call.text(0));
        Long other = Numbers.whole(call, call.text(1));
        return one == null || other == null ? Result.failure() : Result.of(Math.min(one, other) + "," + Math.max(one, other));
    }
}
