package io.bindery.cfengine.function.number;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.function.argument.Containers;
import io.bindery.cfengine.function.argument.Numbers;
import io.bindery.cfengine.function.argument.Primitives;
import io.bindery.cfengine.value.Data;
import java.util.Optional;

/// `product(list)`: the items' numbers multiplied.
public final class Product implements Function {
    @Override
    public Result call(Call call) {
        Optional<Data> data = Containers.of(call, 0);
        if (data.isEmpty()) {
            return Result.failure();
        }
        double product = 1;
        for (String text : Primitives.rounded(data.get())) {
            product *= Numbers.leading(text);
        }
        return Result.of(product);
    }
}
