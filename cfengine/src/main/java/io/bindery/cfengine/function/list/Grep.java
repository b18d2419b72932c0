package io.bindery.cfengine.function.list;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;

/// `grep(pattern, list)`: the items the pattern matches whole.
public final class Grep implements Function {
    @Override
    public Result call(Call call) {
        return Filter.select(call, 1, call.text(0), true, false, Long.MAX_VALUE);
    }
}
