package io.bindery.cfengine.function.classes;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;

/// `getvariablemetatags(variable, key)`: a variable's tags, or the values of its tags `key=...`.
public final class GetVariableMetaTags implements Function {
    @Override
    public Result call(Call call) {
        return call.context()
                .variables()
                .find(call.text(0))
                .map(found -> Result.of(Tagged.tags(found.tags(), call.size() > 1 ? call.text(1) : null)))
                .orElse(Result.FAILURE);
    }
}
