package io.bindery.cfengine.function.list;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.function.argument.Matching;

/// `every(pattern, list)`: whether the pattern matches all items, of which there must be one.
public final class Every implements Function {
    @Override
    public Result call(Call call) {
        return Matching.answer(call, 1, 0, Matching.Quantifier.EVERY);
    }
}
