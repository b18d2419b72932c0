package io.bindery.cfengine.function.file;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;

/// `hashmatch(path, algorithm, digest)`: whether the file has that digest.
public final class HashMatch implements Function {
    @Override
    public Result call(Call call) {
        return Result.of(FileHash.digest(call, call.text(0), call.text(1)).equals(call.text(2)));
    }
}
