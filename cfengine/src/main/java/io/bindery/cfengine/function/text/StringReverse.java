package io.bindery.cfengine.function.text;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;

/// `string_reverse(text)`: the bytes from last to first.
public final class StringReverse implements Function {
    @Override
    public Result call(Call call) {
        return Result.of(new StringBuilder(call.text(0)).reverse().toString());
    }
}
