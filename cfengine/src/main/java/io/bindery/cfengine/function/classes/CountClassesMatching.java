package io.bindery.cfengine.function.classes;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;

/// `countclassesmatching(pattern, tag, ...)`: how many set classes match.
public final class CountClassesMatching implements Function {
    @Override
    public Result call(Call call) {
        return Result.of((long) Tagged.classes(call).size());
    }
}
