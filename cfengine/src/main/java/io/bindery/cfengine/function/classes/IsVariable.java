package io.bindery.cfengine.function.classes;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;

/// `isvariable(name)`: whether there is a variable, or part of a container, of that name.
public final class IsVariable implements Function {
    @Override
    public Result call(Call call) {
        return Result.of(call.context().variables().find(call.text(0)).isPresent());
    }
}
