package io.bindery.cfengine.function.network;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;

/// `hubknowledge(name)`: what the policy hub knows; without one, nothing.
public final class HubKnowledge implements Function {
    @Override
    public Result call(Call call) {
        return Result.of("");
    }
}
