package io.bindery.cfengine.function.host;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;

/// `processexists(pattern)`: whether there is a process in whose command line the pattern is found.
public final class ProcessExists implements Function {
    @Override
    public Result call(Call call) {
        return Result.of(!ProcessTable.matching(call, call.text(0)).isEmpty());
    }
}
