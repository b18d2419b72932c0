package io.bindery.cfengine.function.text;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.function.argument.Matching;

/// `reglist(list, pattern)`: whether the pattern matches a whole item.
public final class RegList implements Function {
    @Override
    public Result call(Call call) {
        return Matching.answer(call, 0, 1, Matching.Quantifier.SOME);
    }
}
