package io.bindery.cfengine.function.data;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Level;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.value.JsonError;
import io.bindery.cfengine.value.JsonReader;

/// `validjson(text)`: whether the text begins with JSON.
public final class ValidJson implements Function {
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
