package io.bindery.cfengine.function.number;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.function.argument.ContainerFunction;
import io.bindery.cfengine.function.argument.Ordering;
import io.bindery.cfengine.function.argument.Primitives;
import io.bindery.cfengine.value.Data;
import java.util.List;

/// `min(list, order)`: the item that comes first.
public final class Min implements ContainerFunction {
    @Override
    public Result of(Data container, Call call) {
        List<String> sorted = Ordering.of(call.text(1)).sorted(Primitives.rounded(container));
        return sorted.isEmpty() ? Result.failure() : Result.of(sorted.getFirst());
    }
}
