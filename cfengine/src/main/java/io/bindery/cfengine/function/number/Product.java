package io.bindery.cfengine.function.number;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.function.argument.ContainerFunction;
import io.bindery.cfengine.function.argument.Numbers;
import io.bindery.cfengine.function.argument.Primitives;
import io.bindery.cfengine.value.Data;

/// `product(list)`: the items' numbers multiplied.
public final class Product implements ContainerFunction {
    @Override
    public Result of(Data data, Call call) {
        double product = 1;
        for (String text : Primitives.rounded(data)) {
            product *= Numbers.leading(text);
        }
        return Result.of(product);
    }
}
