package io.bindery.cfengine.function;

/// `remoteclassesmatching(pattern, host, encrypt, prefix)`: classes another host offers; in this edition none, and that is no failure.
final class RemoteClassesMatching implements Function {
    @Override
    public Result call(Call call) {
        return Result.of(true);
    }
}
