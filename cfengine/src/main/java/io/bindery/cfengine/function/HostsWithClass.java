package io.bindery.cfengine.function;

/// `hostswithclass(class, field)`: not in this edition.
final class HostsWithClass implements Function {
    @Override
    public Result call(Call call) {
        call.log(Level.ERROR, "Host class counting is only available in CFEngine Enterprise");
        return Result.failure();
    }
}
