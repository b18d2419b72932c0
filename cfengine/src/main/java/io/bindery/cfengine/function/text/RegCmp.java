package io.bindery.cfengine.function.text;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.function.argument.Regexes;

/// `regcmp(pattern, text)`: whether the pattern matches the whole text.
public final class RegCmp implements Function {
    @Override
    public Result call(Call call) {
        return Result.of(Regexes.matchesAll(call, call.text(0), call.text(1)));
    }
}
