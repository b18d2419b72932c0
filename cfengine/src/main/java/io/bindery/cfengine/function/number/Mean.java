package io.bindery.cfengine.function.number;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.function.argument.ContainerFunction;
import io.bindery.cfengine.function.argument.Numbers;
import io.bindery.cfengine.function.argument.Primitives;
import io.bindery.cfengine.value.Data;
import java.util.List;

/// `mean(list)`: the items' average.
public final class Mean implements ContainerFunction {
    @Override
    public Result of(Data container, Call call) {
        List<String> texts = Primitives.rounded(container);
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
