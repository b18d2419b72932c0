package io.bindery.cfengine.function.argument;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;

/// `int(text)`: the text's number without its fraction.
public final class WholeNumber implements Function {
    @Override
    public Result call(Call call) {
        Double number = Numbers.real(call, call.text(0));
        return number == null ? Result.failure() : Result.of(truncated(number));
    }

    /// As the processor does: what does not fit comes to the least number there is.
    private static long truncated(double number) {
        return number >= -0x1p63 && number < 0x1p63 ? (long) number : Long.MIN_VALUE;
    }
}
