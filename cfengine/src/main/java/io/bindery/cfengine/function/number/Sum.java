package io.bindery.cfengine.function.number;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.function.argument.Containers;
import io.bindery.cfengine.function.argument.Numbers;
import io.bindery.cfengine.function.argument.Primitives;
import io.bindery.cfengine.value.Data;
import java.util.Optional;

/// `sum(list)`: the items' numbers added up.
public final class Sum implements Function {
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
