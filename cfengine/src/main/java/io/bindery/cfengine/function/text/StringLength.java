package io.bindery.cfengine.function.text;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;

/// `string_length(text)`: how many bytes the text has.
public final class StringLength implements Function {
    @Override
    public Result call(Call call) {
        return Result.of((long) call.text(0).length());
    }
}
