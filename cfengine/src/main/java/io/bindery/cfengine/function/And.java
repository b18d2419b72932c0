package io.bindery.cfengine.function;

/// `and(...)`: whether every argument is a class expression that holds.
final class And implements Function {
    @Override
    public Result call(Call call) {
        for (int index = 0; index < call.size(); index++) {
            if (!call.context().classes().isTrue(call.text(index))) {
                return Result.of(false);
            }
        }
        return Result.of(true);
    }
}
