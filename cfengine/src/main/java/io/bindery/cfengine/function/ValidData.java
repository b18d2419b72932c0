package io.bindery.cfengine.function;

/// `validdata(text, kind)`: whether the text begins with JSON, the only kind there is.
final class ValidData implements Function {
    @Override
    public Result call(Call call) {
        return Result.of(ValidJson.isValid(call));
    }
}
