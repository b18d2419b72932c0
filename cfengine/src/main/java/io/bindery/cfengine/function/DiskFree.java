package io.bindery.cfengine.function;

import java.io.IOException;
import java.nio.file.Files;

/// `diskfree(path)`: the free space of a file's volume in kilobytes.
final class DiskFree implements Function {
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
