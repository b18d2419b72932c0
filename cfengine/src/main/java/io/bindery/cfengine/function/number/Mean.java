package io.bindery.cfengine.function.number;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.function.argument.Containers;
import io.bindery.cfengine.function.argument.Numbers;
import io.bindery.cfengine.function.argument.Primitives;
import io.bindery.cfengine.value.Data;
import java.util.List;
import java.util.Optional;

/// `mean(list)`: the items' average.
public final class Mean implements Function {
    @Override
    public Result call(Call call) {
        Optional<Data> data = Containers.of(call, 0);
        List<String> texts = data.map(Primitives::rounded).orElse(List.of());
        return texts.isEmpty() ? Result.failure() : Result.of(of(texts));
    }

    static double of(List<String> texts) {
        double sum = 0;
        for (String text : texts) {
            sum += Numbers.leading(text);
        }
        return sum / texts.size();
    }
}
