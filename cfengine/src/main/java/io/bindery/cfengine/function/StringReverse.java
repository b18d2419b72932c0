package io.bindery.cfengine.function;

/// `string_reverse(text)`: the bytes from last to first.
final class StringReverse implements Function {
    @Override
    public Result call(Call call) {
        return Result.of(new StringBuilder(call.text(0)).reverse().toString());
    }
}
