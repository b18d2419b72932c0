package io.bindery.cfengine.function.number;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.function.argument.ContainerFunction;
import io.bindery.cfengine.function.argument.Numbers;
import io.bindery.cfengine.function.argument.Primitives;
import io.bindery.cfengine.value.Data;
import java.util.List;

/// `variance(list)`: the items' sample variance.
public final class Variance implements ContainerFunction {
    @Override
    public Result of(Data container, Call call) {
        List<String> texts = Primitives.rounded(container);
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
