package io.bindery.cfengine.function;

/// `grep(pattern, list)`: the items the pattern matches whole.
final class Grep implements Function {
    @Override
    public Result call(Call call) {
        return Filter.select(call, 1, call.text(0), true, false, Long.MAX_VALUE);
    }
}
