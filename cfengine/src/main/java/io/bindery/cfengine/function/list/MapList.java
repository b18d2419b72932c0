package io.bindery.cfengine.function.list;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.function.argument.Containers;
import io.bindery.cfengine.function.argument.Mapping;
import io.bindery.cfengine.function.argument.Primitives;
import io.bindery.cfengine.value.Data;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// `maplist(pattern, list)`: the pattern for each item, which it knows as `$(this)`.
public final class MapList implements Function {
    @Override
    public Result call(Call call) {
        Optional<Data> data = Containers.of(call, 1);
        if (data.isEmpty()) {
            return Result.failure();
        }
        List<String> mapped = new ArrayList<>();
        for (String text : Primitives.texts(data.get())) {
            mapped.add(Mapping.with(call, 0, Map.of("this", text)));
        }
        return Result.of(mapped);
    }
}
