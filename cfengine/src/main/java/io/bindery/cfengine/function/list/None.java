package io.bindery.cfengine.function.list;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.function.argument.Matching;

/// `none(pattern, list)`: whether the pattern matches no item.
public final class None implements Function {
    @Override
    public Result call(Call call) {
        return Matching.answer(call, 1, 0, Matching.Quantifier.NONE);
    }
}
