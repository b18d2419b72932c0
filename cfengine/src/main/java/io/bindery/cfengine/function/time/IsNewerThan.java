package io.bindery.cfengine.function.time;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.function.argument.FileStatus;
import java.util.function.BiPredicate;

/// `isnewerthan(one, other)`: whether the first file's content changed later.
public final class IsNewerThan implements Function {
    @Override
    public Result call(Call call) {
        return compare(call, "lastModifiedTime", (one, other) -> one > other);
    }

    static Result compare(Call call, String time, BiPredicate<Long, Long> wanted) {
        FileStatus one = FileStatus.of(call.text(0), true);
        FileStatus other = FileStatus.of(call.text(1), true);
        if (one == null || other == null) {
            return Result.failure();
        }
        return Result.of(wanted.test(one.seconds(time), other.seconds(time)));
    }
}
