package io.bindery.cfengine.function.text;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;

/// `strcmp(one, other)`: whether the texts are the same.
public final class StrCmp implements Function {
    @Override
    public Result call(Call call) {
        return Result.of(call.text(0).equals(call.text(1)));
    }
}
