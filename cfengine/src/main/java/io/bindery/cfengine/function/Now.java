package io.bindery.cfengine.function;

/// `now()`: when the run began, in seconds since 1970.
final class Now implements Function {
    @Override
    public Result call(Call call) {
        return Result.of(call.context().started().getEpochSecond());
    }
}
