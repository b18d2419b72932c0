package io.bindery.cfengine.function.number;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.function.argument.ContainerFunction;
import io.bindery.cfengine.function.argument.Numbers;
import io.bindery.cfengine.function.argument.Primitives;
import io.bindery.cfengine.value.Data;

/// `sum(list)`: the items' numbers added up.
public final class Sum implements ContainerFunction {
    @Override
    public Result of(Data data, Call call) {
        double sum = 0;
        for (String text : Primitives.rounded(data)) {
            sum += Numbers.leading(text);
        }
        return Result.of(sum);
    }
}
