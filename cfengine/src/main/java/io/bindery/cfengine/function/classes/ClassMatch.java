package io.bindery.cfengine.function.classes;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;

/// `classmatch(pattern, tag, ...)`: whether a set class matches.
public final class ClassMatch implements Function {
    @Override
    public Result call(Call call) {
        return Result.of(!Tagged.classes(call).isEmpty());
    }
}
