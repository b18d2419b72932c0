package io.bindery.cfengine.function.list;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.function.argument.Containers;
import io.bindery.cfengine.function.argument.Primitives;
import java.util.ArrayList;
import java.util.LinkedHashSet;

/// `unique(list)`: each item once, where it first stands.
public final class Unique implements Function {
    @Override
    public Result call(Call call) {
        return Containers.of(call, 0)
                .map(data -> Result.of(new ArrayList<>(new LinkedHashSet<>(Primitives.texts(data)))))
                .orElse(Result.FAILURE);
    }
}
