package io.bindery.cfengine.function.network;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;

/// `remotescalar(name, host, encrypt)`: a variable another host offers; not in this edition.
public final class RemoteScalar implements Function {
    @Override
    public Result call(Call call) {
        return Result.of("");
    }
}
