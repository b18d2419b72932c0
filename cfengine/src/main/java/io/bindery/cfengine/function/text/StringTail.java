package io.bindery.cfengine.function.text;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.function.argument.Numbers;

/// `string_tail(text, count)`: the last bytes; with a negative count all but the first ones.
public final class StringTail implements Function {
    @Override
    public Result call(Call call) {
        long count = Numbers.whole(call, call.text(1));
        String text = call.text(0);
        long start = count < 0 ? -count : text.length() - count;
        return Result.of(text.substring((int) Math.clamp(start, 0L, text.length())));
    }
}
