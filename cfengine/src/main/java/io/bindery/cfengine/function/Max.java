package io.bindery.cfengine.function;

import io.bindery.cfengine.value.Data;
import java.util.List;
import java.util.Optional;

/// `max(list, order)`: the item that comes last.
final class Max implements Function {
    @Override
    public Result call(Call call) {
        Optional<Data> data = Containers.of(call, 0);
        List<String> sorted = data.map(found -> Ordering.of(call.text(1)).sorted(Primitives.rounded(found))).orElse(List.of());
        return sorted.isEmpty() ? Result.failure() : Result.of(sorted.getLast());
    }
}
