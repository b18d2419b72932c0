package io.bindery.cfengine.function.text;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;

/// `string_replace(text, old, new)`: every occurrence of a text replaced.
public final class StringReplace implements Function {
    @Override
    public Result call(Call call) {
        String old = call.text(1);
        return Result.of(old.isEmpty() ? call.text(0) : call.text(0).replace(old, call.text(2)));
    }
}
