package io.bindery.cfengine.function.network;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Level;
import io.bindery.cfengine.function.Result;

/// `hostsseen(hours, which, field)`: hosts this one has talked to. No connections are kept account of, so there is no answer.
public final class HostsSeen implements Function {
    @Override
    public Result call(Call call) {
        call.log(Level.VERBOSE, "hostsseen: no record of connections is kept");
        return Result.failure();
    }
}
