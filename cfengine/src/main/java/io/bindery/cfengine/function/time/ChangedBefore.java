package io.bindery.cfengine.function.time;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;

/// `changedbefore(one, other)`: whether the first file's content or status changed earlier.
public final class ChangedBefore implements Function {
    @Override
    public Result call(Call call) {
        return IsNewerThan.compare(call, "ctime", (one, other) -> one < other);
    }
}
