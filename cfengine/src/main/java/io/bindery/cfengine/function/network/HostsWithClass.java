package io.bindery.cfengine.function.network;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Level;
import io.bindery.cfengine.function.Result;

/// `hostswithclass(class, field)`: not in this edition.
public final class HostsWithClass implements Function {
    @Override
    public Result call(Call call) {
        call.log(Level.ERROR, "Host class counting is only available in CFEngine Enterprise");
        return Result.failure();
    }
}
