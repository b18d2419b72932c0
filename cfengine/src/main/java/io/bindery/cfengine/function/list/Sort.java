package io.bindery.cfengine.function.list;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.function.argument.ContainerFunction;
import io.bindery.cfengine.function.argument.Ordering;
import io.bindery.cfengine.function.argument.Primitives;
import io.bindery.cfengine.value.Data;

/// `sort(list, order)`: the items in order.
public final class Sort implements ContainerFunction {
    @Override
    public Result of(Data data, Call call) {
        Ordering ordering = call.size() > 1 ? Ordering.of(call.text(1)) : Ordering.LEX;
        return Result.of(ordering.sorted(Primitives.texts(data)));
    }
}
