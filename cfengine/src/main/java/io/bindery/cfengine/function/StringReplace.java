package io.bindery.cfengine.function;

/// `string_replace(text, old, new)`: every occurrence of a text replaced.
final class StringReplace implements Function {
    @Override
    public Result call(Call call) {
        String old = call.text(1);
        return Result.of(old.isEmpty() ? call.text(0) : call.text(0).replace(old, call.text(2)));
    }
}
