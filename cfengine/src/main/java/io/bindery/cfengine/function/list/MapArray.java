package io.bindery.cfengine.function.list;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.function.argument.Mapping;

/// `maparray(pattern, container)`: the pattern for each member, which it knows as `$(this.k)` and `$(this.v)`; of a nested container
/// for each primitive of that, with the inner key as `$(this.k[1])`.
public final class MapArray implements Function {
    @Override
    public Result call(Call call) {
        return Mapping.container(call, 1)
                .map(data -> Result.of(Mapping.written(call, 0, data)))
                .orElse(Result.FAILURE);
    }
}
