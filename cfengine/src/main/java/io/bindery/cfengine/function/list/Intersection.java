package io.bindery.cfengine.function.list;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;

/// `intersection(list, other)`: the items both lists have, each once.
public final class Intersection implements Function {
    @Override
    public Result call(Call call) {
        return Difference.select(call, false);
    }
}
