package io.bindery.cfengine.function.time;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;

/// `accessedbefore(one, other)`: whether the first file was read earlier.
public final class AccessedBefore implements Function {
    @Override
    public Result call(Call call) {
        return IsNewerThan.compare(call, "lastAccessTime", (one, other) -> one < other);
    }
}
