package io.bindery.cfengine.function.file;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;

/// `basename(path, suffix)`: the path's last part, without the suffix unless that is all of it.
public final class Basename implements Function {
    @Override
    public Result call(Call call) {
        String name = last(call.text(0));
        String suffix = call.size() > 1 ? call.text(1) : "";
        boolean cut = name.endsWith(suffix) && !name.equals(suffix);
        return Result.of(cut ? name.substring(0, name.length() - suffix.length()) : name);
    }

    static String last(String path) {
        int end = path.length();
        while (end > 1 && path.charAt(end - 1) == '/') {
            end--;
        }
        String trimmed = path.substring(0, end);
        return trimmed.equals("/") ? "/" : trimmed.substring(trimmed.lastIndexOf('/') + 1);
    }
}
