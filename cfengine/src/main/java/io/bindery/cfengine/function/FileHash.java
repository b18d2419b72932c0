package io.bindery.cfengine.function;

import io.bindery.cfengine.value.ByteText;
import java.io.IOException;

/// `file_hash(path, algorithm)`: a file's digest; zeros where it cannot be read.
final class FileHash implements Function {
    @Override
    public Result call(Call call) {
        return Result.of(digest(call.text(0), call.text(1)));
    }

    static String digest(String path, String algorithm) {
        try {
            return Digests.hex(algorithm, ByteText.path(path));
        } catch (IOException e) {
            return "0".repeat(2 * Digests.algorithm(algorithm).getDigestLength());
        }
    }
}
