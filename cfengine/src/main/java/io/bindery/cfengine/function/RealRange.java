package io.bindery.cfengine.function;

/// `rrange(one, other)`: the interval between two reals, as attributes take it.
final class RealRange implements Function {
    @Override
    public Result call(Call call) {
        Double one = Numbers.real(call, call.text(0));
        Double other = Numbers.real(call, call.text(1));
        return one == null || other == null
                ? Result.failure()
                : Result.of(Numbers.sixDecimals(Math.min(one, other)) + "," + Numbers.sixDecimals(Math.max(one, other)));
    }
}
