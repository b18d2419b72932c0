package io.bindery.cfengine.function;

import io.bindery.cfengine.value.JsonError;
import io.bindery.cfengine.value.JsonReader;

/// `validjson(text)`: whether the text begins with JSON.
final class ValidJson implements Function {
    @Override
    public Result call(Call call) {
        return Result.of(isValid(call));
    }

    static boolean isValid(Call call) {
        try {
            JsonReader.read(call.text(0));
            return true;
        } catch (JsonError e) {
            call.log(Level.VERBOSE, call.name() + ": " + e.getMessage());
            return false;
        }
    }
}
