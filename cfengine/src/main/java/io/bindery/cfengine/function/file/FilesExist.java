package io.bindery.cfengine.function.file;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.function.argument.Containers;
import io.bindery.cfengine.function.argument.FileStatus;
import io.bindery.cfengine.function.argument.Primitives;
import io.bindery.cfengine.value.Data;
import java.util.List;
import java.util.Optional;

/// `filesexist(list)`: whether there are files at all these paths, of which there must be one.
public final class FilesExist implements Function {
    @Override
    public Result call(Call call) {
        Optional<Data> data = Containers.of(call, 0);
        if (data.isEmpty()) {
            return Result.failure();
        }
        List<String> paths = Primitives.texts(data.get());
        return Result.of(!paths.isEmpty() && paths.stream().allMatch(path -> FileStatus.of(path, true) != null));
    }
}
