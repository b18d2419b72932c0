package io.bindery.cfengine.function;

/// `or(...)`: whether one of the arguments is a class expression that holds.
final class Or implements Function {
    @Override
    public Result call(Call call) {
        for (int index = 0; index < call.size(); index++) {
            if (call.context().classes().isTrue(call.text(index))) {
                return Result.of(true);
            }
        }
        return Result.of(false);
    }
}
