package io.bindery.cfengine.function.classes;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;

/// `classesmatching(pattern, tag, ...)`: the set classes whose name and tags match.
public final class ClassesMatching implements Function {
    @Override
    public Result call(Call call) {
        return Result.of(Tagged.classes(call));
    }
}
