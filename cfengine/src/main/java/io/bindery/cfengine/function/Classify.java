package io.bindery.cfengine.function;

/// `classify(text)`: whether the canonified text is a class that is set.
final class Classify implements Function {
    @Override
    public Result call(Call call) {
        return Result.of(call.context().classes().isTrue(Canonify.canonified(call.text(0))));
    }
}
