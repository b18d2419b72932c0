package io.bindery.cfengine.function;

/// `readreallist(path, comment, separator, most, bytes)`: a file's real numbers.
final class ReadRealList implements Function {
    @Override
    public Result call(Call call) {
        return ReadIntList.numbers(call, "real");
    }
}
