package io.bindery.cfengine.function.number;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.function.argument.Containers;
import io.bindery.cfengine.function.argument.Ordering;
import io.bindery.cfengine.function.argument.Primitives;
import io.bindery.cfengine.value.Data;
import java.util.List;
import java.util.Optional;

/// `max(list, order)`: the item that comes last.
public final class Max implements Function {
    @Override
    public Result call(Call call) {
        Optional<Data> data = Containers.of(call, 0);
        List<String> sorted = data.map(found -> Ordering.of(call.text(1)).sorted(Primitives.rounded(found))).orElse(List.of());
        return sorted.isEmpty() ? Result.failure() : Result.of(sorted.getLast());
    }
}
