package io.bindery.cfengine.function;

import io.bindery.cfengine.value.Decimals;
/// `rrange(one, other)`: the interval between two reals, as attributes take it.
final class RealRange implements Function {
    @Override
    public Result call(Call call) {
        Double one = Numbers.real(call, call.text(0));
        Double other = Numbers.real(call, call.text(1));
        return one == null || other == null
                ? Result.failure()
                // As CFEngine does: both ends are the first number.
                : Result.of(Decimals.fixed(one, 6) + "," + Decimals.fixed(one, 6));
    }
}
