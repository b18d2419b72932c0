package io.bindery.cfengine.function.file;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Level;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.function.argument.TextFiles;
import java.io.IOException;
import java.nio.file.Files;

/// `diskfree(path)`: the free space of a file's volume in kilobytes.
public final class DiskFree implements Function {
    @Override
    public Result call(Call call) {
        try {
            return Result.of(Files.getFileStore(TextFiles.path(call.text(0))).getUsableSpace() / 1024);
        } catch (IOException e) {
            call.log(
                    Level.ERROR,
                    "Couldn't get filesystem info for '" + call.text(0) + "'. (statfs: " + TextFiles.reason(e) + ")");
            return Result.of(0L);
        }
    }
}
