package io.bindery.cfengine.function;

import io.bindery.cfengine.value.Data;
import java.util.Optional;

/// `sort(list, order)`: the items in order.
final class Sort implements Function {
    @Override
    public Result call(Call call) {
        Optional<Data> data = Containers.of(call, 0);
        if (data.isEmpty()) {
            return Result.failure();
        }
        Ordering ordering = call.size() > 1 ? Ordering.of(call.text(1)) : Ordering.LEX;
        return Result.of(ordering.sorted(Primitives.texts(data.get())));
    }
}
