package io.bindery.cfengine.function.classes;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;

/// `cf_version_at(version)`: whether ours is that one.
public final class CfVersionAt implements Function {
    @Override
    public Result call(Call call) {
        return Version.answer(call, order -> order == 0);
    }
}
