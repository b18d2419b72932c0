package io.bindery.cfengine.function.file;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Level;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.function.argument.FileStatus;
import io.bindery.cfengine.function.argument.Numbers;
import io.bindery.cfengine.value.Data;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// `findfiles_up(directory, pattern, levels)`: the paths a wildcard pattern matches in a directory and in those above it.
public final class FindFilesUp implements Function {
    @Override
    public Result call(Call call) {
        String start = call.text(0);
        String problem = problem(call);
        if (problem != null) {
            call.log(Level.ERROR, "Function " + call.name() + problem);
            return Result.failure();
        }
        FileStatus status = FileStatus.of(start, true);
        if (status == null || !status.isDirectory()) {
            call.log(Level.ERROR, "Function " + call.name() + ", path '" + start + "' is not a directory");
            return Result.failure();
        }
        long levels = call.size() > 2 ? Numbers.whole(call, call.text(2)) : Long.MAX_VALUE;
        List<String> found = new ArrayList<>();
        String directory = start;
        for (long level = 0; level <= levels; level++) {
            // As CFEngine does: in place of the root the current directory is looked in.
            found.addAll(Glob.find(directory.equals("/") ? call.text(1) : directory + "/" + call.text(1)));
            if (directory.equals("/")) {
                break;
            }
            directory = DirectoryName.parent(directory);
        }
        return Result.of(Data.texts(found));
    }

    private static @Nullable String problem(Call call) {
        if (!call.text(0).startsWith("/")) {
            return ", not an absolute path '" + call.text(0) + "'";
        }
        if (call.size() < 2) {
            return " requires glob as second argument";
        }
        return call.text(1).startsWith("/") ? ", glob '" + call.text(1) + "' cannot be an absolute path" : null;
    }
}
