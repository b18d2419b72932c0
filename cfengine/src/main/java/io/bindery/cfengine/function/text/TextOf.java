package io.bindery.cfengine.function.text;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.value.JsonWriter;
import io.bindery.cfengine.value.Scalar;

/// `string(text)`: the argument itself, a function's answer made a text, or the JSON of a container given as `@(name)`.
public final class TextOf implements Function {
    @Override
    public Result call(Call call) {
        String text = call.text(0);
        boolean listed = text.startsWith("@(") && text.endsWith(")") || text.startsWith("@{") && text.endsWith("}");
        if (call.argument(0) instanceof Scalar && !listed) {
            // As CFEngine does: quotes come back escaped.
            return Result.of(text.replace("\"", "\\\""));
        }
        return call.data(0).map(data -> Result.of(JsonWriter.compact(data))).orElse(Result.FAILURE);
    }
}
