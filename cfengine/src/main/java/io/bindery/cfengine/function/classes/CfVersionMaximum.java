package io.bindery.cfengine.function.classes;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;

/// `cf_version_maximum(version)`: whether ours is not later.
public final class CfVersionMaximum implements Function {
    @Override
    public Result call(Call call) {
        return Version.answer(call, order -> order <= 0);
    }
}
