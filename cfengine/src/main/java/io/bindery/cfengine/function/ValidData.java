package io.bindery.cfengine.function;

/// `validdata(text, kind)`: whether the text begins with JSON, the only kind there is.
final class ValidData implements Function {
    @Override
    public Result call(Call call) {
        if (!call.text(1).equals("JSON")) {
            call.log(Level.ERROR, "validdata: Data type unknown is not supported by this function");
            return Result.failure();
        }
        return Result.of(ValidJson.isValid(call));
    }
}
