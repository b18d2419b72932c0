package io.bindery.cfengine.function.data;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.function.argument.Containers;
import io.bindery.cfengine.value.JsonWriter;

/// `storejson(container)`: the data as JSON over lines.
public final class StoreJson implements Function {
    @Override
    public Result call(Call call) {
        return Containers.of(call, 0).map(data -> Result.of(JsonWriter.pretty(data))).orElse(Result.FAILURE);
    }
}
