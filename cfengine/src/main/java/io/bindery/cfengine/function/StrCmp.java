package io.bindery.cfengine.function;

/// `strcmp(one, other)`: whether the texts are the same.
final class StrCmp implements Function {
    @Override
    public Result call(Call call) {
        return Result.of(call.text(0).equals(call.text(1)));
    }
}
