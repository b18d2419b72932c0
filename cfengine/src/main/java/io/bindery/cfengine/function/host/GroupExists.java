package io.bindery.cfengine.function.host;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Owners;
import io.bindery.cfengine.function.Result;

/// `groupexists(group)`: whether there is a group of that name or number.
public final class GroupExists implements Function {
    @Override
    public Result call(Call call) {
        return Result.of(Owners.group(call, call.text(0)).isPresent());
    }
}
