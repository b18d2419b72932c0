package io.bindery.cfengine.function.classes;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;

/// `or(...)`: whether one of the arguments is a class expression that holds.
public final class Or implements Function {
    @Override
    public Result call(Call call) {
        for (int index = 0; index < call.size(); index++) {
            if (call.context().classes().isTrue(call.text(index))) {
                return Result.of(true);
            }
        }
        return Result.of(false);
    }
}
