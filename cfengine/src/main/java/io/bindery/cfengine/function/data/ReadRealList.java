package io.bindery.cfengine.function.data;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;

/// `readreallist(path, comment, separator, most, bytes)`: a file's real numbers.
public final class ReadRealList implements Function {
    @Override
    public Result call(Call call) {
        return ReadIntList.numbers(call, "real");
    }
}
