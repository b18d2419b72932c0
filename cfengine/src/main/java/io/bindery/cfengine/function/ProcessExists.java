package io.bindery.cfengine.function;

/// `processexists(pattern)`: whether there is a process in whose command line the pattern is found.
final class ProcessExists implements Function {
    @Override
    public Result call(Call call) {
        return Result.of(!ProcessTable.matching(call, call.text(0)).isEmpty());
    }
}
