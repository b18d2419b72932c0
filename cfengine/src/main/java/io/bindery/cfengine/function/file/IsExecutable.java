package io.bindery.cfengine.function.file;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.function.argument.FileStatus;

/// `isexecutable(path)`: whether any user may execute the file.
public final class IsExecutable implements Function {
    @Override
    public Result call(Call call) {
        FileStatus status = FileStatus.of(call.text(0), true);
        return Result.of(status != null && (status.mode() & 0111) != 0);
    }
}
