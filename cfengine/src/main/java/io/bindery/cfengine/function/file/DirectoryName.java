package io.bindery.cfengine.function.file;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;

/// `dirname(path)`: the path without its last part.
public final class DirectoryName implements Function {
    @Override
    public Result call(Call call) {
        return Result.of(parent(call.text(0)));
    }

    static String parent(String path) {
        if (path.isEmpty()) {
            return "";
        }
        int end = path.length();
        while (end > 1 && path.charAt(end - 1) == '/') {
            end--;
        }
        int slash = path.lastIndexOf('/', end - 1);
        if (slash < 0) {
            return ".";
        }
        while (slash > 0 && path.charAt(slash - 1) == '/') {
            slash--;
        }
        return slash == 0 ? "/" : path.substring(0, slash).replaceAll("/+", "/");
    }
}
