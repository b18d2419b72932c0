package io.bindery.cfengine.function;

import io.bindery.cfengine.value.Data;
import java.util.Optional;

/// `maparray(pattern, container)`: the pattern for each member, which it knows as `$(this.k)` and `$(this.v)`; of a nested container
/// for each primitive of that, with the inner key as `$(this.k[1])`.
final class MapArray implements Function {
    @Override
    public Result call(Call call) {
        Optional<Data> data = Containers.of(call, 1);
        if (data.isEmpty()) {
            return Result.failure();
        }
        return Mapping.written(call, 0, data.get()).map(Result::of).orElse(Result.FAILURE);
    }
}
