package io.bindery.cfengine.function.classes;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;

/// `concat(...)`: the arguments put together.
public final class Concat implements Function {
    @Override
    public Result call(Call call) {
        StringBuilder text = new StringBuilder();
        for (int index = 0; index < call.size(); index++) {
            text.append(call.text(index));
        }
        return Result.of(text.toString());
    }
}
