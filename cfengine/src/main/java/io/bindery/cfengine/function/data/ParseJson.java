package io.bindery.cfengine.function.data;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Level;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.value.JsonError;
import io.bindery.cfengine.value.JsonReader;

/// `parsejson(text)`: the container a JSON text writes.
public final class ParseJson implements Function {
    @Override
    public Result call(Call call) {
        try {
            JsonReader.Reading reading = JsonReader.reading(call.text(0));
            if (reading.data().isContainer()) {
                return Result.of(reading.data());
            }
            call.log(Level.ERROR, "Non-container from parsing JSON expression '" + reading.rest() + "'");
        } catch (JsonError e) {
            call.log(Level.ERROR, "Error parsing JSON expression '" + e.rest() + "': " + e.getMessage());
        }
        return Result.failure();
    }
}
