package io.bindery.cfengine.function.file;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.function.argument.FileStatus;

/// `isdir(path)`: whether a directory is there, and no link to one.
public final class IsDirectory implements Function {
    @Override
    public Result call(Call call) {
        FileStatus status = FileStatus.of(call.text(0), false);
        return Result.of(status != null && status.isDirectory());
    }
}
