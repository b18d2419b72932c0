package io.bindery.puppet.function.stdlib;

import io.bindery.data.DataError;
import io.bindery.data.JsonReader;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.function.LegacyFunction;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import io.bindery.puppet.value.ValueBuilder;
import io.bindery.text.SourceFile;
import java.util.List;

/// `parsejson`: the data of a JSON text, or a default if the text cannot be read.
final class Parsejson {
    static final Function FUNCTION = LegacyFunction.of(
            "parsejson",
            -1,
            (call, arguments) -> reading(arguments, text -> JsonReader.read(new SourceFile("", text), ValueBuilder.VALUES)));

    private Parsejson() {}

    /// Reads the first argument; the second is given where the text has no data, or cannot be read.
    static Value reading(List<Value> arguments, java.util.function.Function<String, Value> reader) {
        if (arguments.isEmpty()) {
            throw new EvaluationError("Wrong number of arguments. 1 or 2 arguments should be provided.");
        }
        boolean fallback = Checks.given(arguments, 1);
        try {
            Value data = reader.apply(LegacyFunction.string(arguments.getFirst()));
            boolean nothing = data == Undef.UNDEF || data == Bool.FALSE;
            return nothing ? (arguments.size() > 1 ? arguments.get(1) : Undef.UNDEF) : data;
        } catch (DataError | EvaluationError e) {
            if (fallback) {
                return arguments.get(1);
            }
            throw new EvaluationError(String.valueOf(e.getMessage()));
        }
    }
}
