package io.bindery.cfengine.function.number;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;

/// `islessthan(one, other)`: compared as numbers where both are, else by bytes.
public final class IsLessThan implements Function {
    @Override
    public Result call(Call call) {
        return Result.of(IsGreaterThan.compare(call, order -> order < 0));
    }
}
