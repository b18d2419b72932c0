package io.bindery.cfengine.function.list;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.function.argument.Containers;
import io.bindery.cfengine.function.argument.Numbers;
import io.bindery.cfengine.function.argument.Primitives;
import io.bindery.cfengine.value.Data;
import java.util.List;
import java.util.Optional;

/// `sublist(list, end, count)`: the first or the last items.
public final class Sublist implements Function {
    @Override
    public Result call(Call call) {
        Optional<Data> data = Containers.of(call, 0);
        long count = Numbers.whole(call, call.text(2));
        if (data.isEmpty()) {
            return Result.failure();
        }
        List<String> texts = Primitives.texts(data.get());
        int taken = (int) Math.clamp(count, 0L, texts.size());
        return Result.of(
                call.text(1).equals("head") ? texts.subList(0, taken) : texts.subList(texts.size() - taken, texts.size()));
    }
}
