package io.bindery.cfengine.function;

import io.bindery.cfengine.value.JsonWriter;

/// `storejson(container)`: the data as JSON over lines.
final class StoreJson implements Function {
    @Override
    public Result call(Call call) {
        return Containers.of(call, 0).map(data -> Result.of(JsonWriter.pretty(data))).orElse(Result.FAILURE);
    }
}
