package io.bindery.cfengine.function;

import io.bindery.cfengine.value.Data;
import java.util.Optional;

/// `sum(list)`: the items' numbers added up.
final class Sum implements Function {
    @Override
    public Result call(Call call) {
        Optional<Data> data = Containers.of(call, 0);
        if (data.isEmpty()) {
            return Result.failure();
        }
        double sum = 0;
        for (String text : Primitives.rounded(data.get())) {
            sum += Numbers.leading(text);
        }
        return Result.of(sum);
    }
}
