package io.bindery.cfengine.function.list;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.function.argument.Containers;
import io.bindery.cfengine.function.argument.Primitives;

/// `reverse(list)`: the items from last to first.
public final class Reverse implements Function {
    @Override
    public Result call(Call call) {
        return Containers.of(call, 0)
                .map(data -> Result.of(Primitives.texts(data).reversed()))
                .orElse(Result.FAILURE);
    }
}
