package io.bindery.cfengine.function.file;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.function.argument.FileStatus;

/// `fileexists(path)`: whether there is a file of any kind, a dangling link too.
public final class FileExists implements Function {
    @Override
    public Result call(Call call) {
        return Result.of(FileStatus.of(call.text(0), false) != null);
    }
}
