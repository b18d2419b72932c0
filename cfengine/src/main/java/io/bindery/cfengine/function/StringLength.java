package io.bindery.cfengine.function;

/// `string_length(text)`: how many bytes the text has.
final class StringLength implements Function {
    @Override
    public Result call(Call call) {
        return Result.of((long) call.text(0).length());
    }
}
