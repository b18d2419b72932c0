package io.bindery.cfengine.function.data;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Level;
import io.bindery.cfengine.function.Result;

/// `validdata(text, kind)`: whether the text begins with JSON, the only kind there is.
public final class ValidData implements Function {
    @Override
    public Result call(Call call) {
        if (!call.text(1).equals("JSON")) {
            call.log(Level.ERROR, "validdata: Data type unknown is not supported by this function");
            return Result.failure();
        }
        return Result.of(ValidJson.isValid(call));
    }
}
