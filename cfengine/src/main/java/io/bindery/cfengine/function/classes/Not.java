package io.bindery.cfengine.function.classes;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;

/// `not(expression)`: whether the class expression does not hold.
public final class Not implements Function {
    @Override
    public Result call(Call call) {
        return Result.of(!call.context().classes().isTrue(call.text(0)));
    }
}
