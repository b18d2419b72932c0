package io.bindery.cfengine.function.file;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;

/// `translatepath(path)`: the path in the host's way of writing; on Unix itself, without trailing slashes.
public final class TranslatePath implements Function {
    @Override
    public Result call(Call call) {
        return Result.of(call.text(0));
    }
}
