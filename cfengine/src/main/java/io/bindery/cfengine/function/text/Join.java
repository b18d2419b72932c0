package io.bindery.cfengine.function.text;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.function.argument.Containers;
import io.bindery.cfengine.function.argument.Primitives;

/// `join(glue, list)`: the items with the glue between them.
public final class Join implements Function {
    @Override
    public Result call(Call call) {
        return Containers.of(call, 1)
                .map(data -> Result.of(String.join(call.text(0), Primitives.texts(data))))
                .orElse(Result.FAILURE);
    }
}
