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

/// `variance(list)`: the items' sample variance.
public final class Variance implements Function {
    @Override
    public Result call(Call call) {
        Optional<Data> data = Containers.of(call, 0);
        List<String> texts = data.map(Primitives::rounded).orElse(List.of());
        if (texts.isEmpty()) {
            return Result.failure();
        }
        double mean = 0;
        double squares = 0;
        int count = 0;
        for (String text : texts) {
            double number = Numbers.leading(text);
            double distance = number - mean;
            mean += distance / ++count;
            squares += distance * (number - mean);
        }
        return Result.of(texts.size() == 1 ? 0.0 : squares / (texts.size() - 1));
    }
}
