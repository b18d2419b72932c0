package io.bindery.cfengine.function.file;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.function.argument.Digests;
import io.bindery.cfengine.function.argument.FileStatus;
import io.bindery.cfengine.function.argument.TextFiles;
import java.io.IOException;

/// `file_hash(path, algorithm)`: a file's digest; zeros where it cannot be read.
public final class FileHash implements Function {
    @Override
    public Result call(Call call) {
        return Result.of(digest(call, call.text(0), call.text(1)));
    }

    static String digest(Call call, String path, String algorithm) {
        FileStatus status = FileStatus.of(path, true);
        if (status != null && !Digests.isKnown(call, algorithm)) {
            return "";
        }
        try {
            // As CFEngine does: a directory is an empty file.
            return status != null && status.isDirectory()
                    ? Digests.hex(algorithm, new byte[0])
                    : Digests.hex(algorithm, TextFiles.path(path));
        } catch (IOException e) {
            return "0".repeat(2 * Digests.length(algorithm));
        }
    }
}
