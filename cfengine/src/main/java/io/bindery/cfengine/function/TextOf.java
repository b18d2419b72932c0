package io.bindery.cfengine.function;

/// `string(text)`: the argument itself, a function's answer made a text.
final class TextOf implements Function {
    @Override
    public Result call(Call call) {
        return Result.of(call.text(0));
    }
}
