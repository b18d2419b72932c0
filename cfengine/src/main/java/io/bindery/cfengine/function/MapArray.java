package io.bindery.cfengine.function;

import io.bindery.cfengine.value.Data;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
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
        List<String> mapped = new ArrayList<>();
        for (Map<String, String> names : Mapping.members(data.get())) {
            Optional<String> made = Mapping.with(call, 0, names);
            if (made.isEmpty()) {
                return Result.failure();
            }
            mapped.add(made.get());
        }
        return Result.of(mapped);
    }
}
