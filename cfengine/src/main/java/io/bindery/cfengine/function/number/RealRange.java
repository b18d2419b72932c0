package io.bindery.cfengine.function.number;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.function.argument.Numbers;
import io.bindery.cfengine.value.Decimals;

/// `rrange(one, other)`: the interval between two reals, as attributes take it.
public final class RealRange implements Function {
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
