package io.bindery.cfengine.function.list;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.function.argument.Containers;
import io.bindery.cfengine.function.argument.Ordering;
import io.bindery.cfengine.function.argument.Primitives;
import io.bindery.cfengine.value.Data;
import java.util.Optional;

/// `sort(list, order)`: the items in order.
public final class Sort implements Function {
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
