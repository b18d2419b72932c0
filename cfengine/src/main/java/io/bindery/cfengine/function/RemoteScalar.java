package io.bindery.cfengine.function;

/// `remotescalar(name, host, encrypt)`: a variable another host offers; not in this edition.
final class RemoteScalar implements Function {
    @Override
    public Result call(Call call) {
        return Result.of("");
    }
}
