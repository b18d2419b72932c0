package io.bindery.cfengine.function;

/// `translatepath(path)`: the path in the host's way of writing; on Unix itself, without trailing slashes.
final class TranslatePath implements Function {
    @Override
    public Result call(Call call) {
        return Result.of(call.text(0));
    }
}
