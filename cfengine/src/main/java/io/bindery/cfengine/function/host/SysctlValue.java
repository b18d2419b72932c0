package io.bindery.cfengine.function.host;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.function.argument.TextFiles;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/// `sysctlvalue(key)`: a kernel setting.
public final class SysctlValue implements Function {
    @Override
    public Result call(Call call) {
        String value = value("/proc/sys/" + call.text(0).replace('.', '/'));
        return value == null ? Result.failure() : Result.of(value);
    }

    static @Nullable String value(String path) {
        try {
            String text = TextFiles.read(path, 0);
            return text.endsWith("\n") ? text.substring(0, text.length() - 1) : text;
        } catch (IOException e) {
            return null;
        }
    }
}
