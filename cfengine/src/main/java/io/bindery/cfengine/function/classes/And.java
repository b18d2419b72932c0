package io.bindery.cfengine.function.classes;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;

/// `and(...)`: whether every argument is a class expression that holds.
public final class And implements Function {
    @Override
    public Result call(Call call) {
        for (int index = 0; index < call.size(); index++) {
            if (!call.context().classes().isTrue(call.text(index))) {
                return Result.of(false);
            }
        }
        return Result.of(true);
    }
}
