package io.bindery.cfengine.function;

import io.bindery.cfengine.value.Data;
import java.util.ArrayList;
import java.util.List;

/// `findfiles_up(directory, pattern, levels)`: the paths a wildcard pattern matches in a directory and in those above it.
final class FindFilesUp implements Function {
    @Override
    public Result call(Call call) {
        String start = call.text(0);
        FileStatus status = FileStatus.of(start, true);
        if (status == null || !status.isDirectory()) {
            call.log(Level.ERROR, "Function " + call.name() + ", path '" + start + "' is not a directory");
            return Result.failure();
        }
        long levels = call.size() > 2 ? Numbers.whole(call, call.text(2)) : Long.MAX_VALUE;
        List<String> found = new ArrayList<>();
        String directory = start;
        for (long level = 0; level <= levels; level++) {
            found.addAll(Glob.find((directory.equals("/") ? "" : directory) + "/" + call.text(1)));
            if (directory.equals("/")) {
                break;
            }
            directory = DirectoryName.parent(directory);
        }
        return Result.of(Data.texts(found));
    }
}
