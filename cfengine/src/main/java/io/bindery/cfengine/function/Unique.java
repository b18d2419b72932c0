package io.bindery.cfengine.function;

import java.util.ArrayList;
import java.util.LinkedHashSet;

/// `unique(list)`: each item once, where it first stands.
final class Unique implements Function {
    @Override
    public Result call(Call call) {
        return Containers.of(call, 0)
                .map(data -> Result.of(new ArrayList<>(new LinkedHashSet<>(Primitives.texts(data)))))
                .orElse(Result.FAILURE);
    }
}
