package io.bindery.cfengine.function;

import io.bindery.cfengine.value.Data;
import java.util.Optional;

/// `product(list)`: the items' numbers multiplied.
final class Product implements Function {
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
