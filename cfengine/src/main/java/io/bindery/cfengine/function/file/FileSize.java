package io.bindery.cfengine.function.file;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.function.argument.FileStatus;

/// `filesize(path)`: the file's bytes, or a link's own.
public final class FileSize implements Function {
    @Override
    public Result call(Call call) {
        FileStatus status = FileStatus.of(call.text(0), false);
        return status == null ? Result.failure() : Result.of(status.number("size"));
    }
}
