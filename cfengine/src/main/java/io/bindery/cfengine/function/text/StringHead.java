package io.bindery.cfengine.function.text;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.function.argument.Numbers;

/// `string_head(text, count)`: the first bytes; with a negative count all but the last ones.
public final class StringHead implements Function {
    @Override
    public Result call(Call call) {
        long count = Numbers.whole(call, call.text(1));
        String text = call.text(0);
        long end = count < 0 ? text.length() + count : count;
        return Result.of(text.substring(0, (int) Math.clamp(end, 0L, text.length())));
    }
}
