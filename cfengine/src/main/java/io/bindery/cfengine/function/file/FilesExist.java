package io.bindery.cfengine.function.file;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.function.argument.ContainerFunction;
import io.bindery.cfengine.function.argument.FileStatus;
import io.bindery.cfengine.function.argument.Primitives;
import io.bindery.cfengine.value.Data;
import java.util.List;

/// `filesexist(list)`: whether there are files at all these paths, of which there must be one.
public final class FilesExist implements ContainerFunction {
    @Override
    public Result of(Data data, Call call) {
        List<String> paths = Primitives.texts(data);
        return Result.of(!paths.isEmpty() && paths.stream().allMatch(path -> FileStatus.of(path, true) != null));
    }
}
