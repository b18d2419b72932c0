package io.bindery.cfengine.function;

/// `hashmatch(path, algorithm, digest)`: whether the file has that digest.
final class HashMatch implements Function {
    @Override
    public Result call(Call call) {
        return Result.of(FileHash.digest(call, call.text(0), call.text(1)).equals(call.text(2)));
    }
}
