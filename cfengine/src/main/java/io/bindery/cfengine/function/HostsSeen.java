package io.bindery.cfengine.function;

/// `hostsseen(hours, which, field)`: hosts this one has talked to. No connections are kept account of, so there is no answer.
final class HostsSeen implements Function {
    @Override
    public Result call(Call call) {
        call.log(Level.VERBOSE, "hostsseen: no record of connections is kept");
        return Result.failure();
    }
}
