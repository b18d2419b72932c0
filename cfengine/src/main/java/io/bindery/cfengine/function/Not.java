package io.bindery.cfengine.function;

/// `not(expression)`: whether the class expression does not hold.
final class Not implements Function {
    @Override
    public Result call(Call call) {
        return Result.of(!call.context().classes().isTrue(call.text(0)));
    }
}
