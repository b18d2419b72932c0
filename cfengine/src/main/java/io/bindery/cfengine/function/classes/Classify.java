package io.bindery.cfengine.function.classes;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;

/// `classify(text)`: whether the canonified text is a class that is set.
public final class Classify implements Function {
    @Override
    public Result call(Call call) {
        return Result.of(call.context().classes().isTrue(Canonify.canonified(call.text(0))));
    }
}
