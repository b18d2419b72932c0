package io.bindery.puppet.function.stdlib;

import io.bindery.data.DataError;
import io.bindery.puppet.eval.Call;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.LogLevel;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.function.Arguments;
import io.bindery.puppet.function.LegacyArity;
import io.bindery.puppet.function.LegacyFunction;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Supplier;

/// The common part of `loadyaml` and `loadjson`: a file is read by its absolute path, and any failure gives a default.
final class DataFile {
    private DataFile() {}

    /// @param reader data from a path and its text
    static Function function(String name, Supplier<Function> original, BiFunction<String, String, Value> reader) {
        return Function.named(name).repeatedly("Any", "args").with((call, arguments) -> {
            LegacyArity.atLeast(name, 1, arguments.size());
            Value path = arguments.getFirst();
            if (path instanceof Str text && (text.value().startsWith("http://") || text.value().startsWith("https://"))) {
                return original.get().call(call, arguments);
            }
            List<Value> converted = LegacyFunction.converted(arguments);
            try {
                return loaded(call, converted, reader);
            } catch (DataError | EvaluationError e) {
                if (Checks.given(converted, 1)) {
                    return converted.get(1);
                }
                throw new EvaluationError(String.valueOf(e.getMessage()));
            }
        });
    }

    private static Value loaded(Call call, List<Value> arguments, BiFunction<String, String, Value> reader) {
        if (!(arguments.getFirst() instanceof Str path)) {
            throw Checks.missingMethod("start_with?", arguments.getFirst());
        }
        Value otherwise = arguments.size() > 1 ? arguments.get(1) : Undef.UNDEF;
        if (!path.value().startsWith("/") || !call.world().fileExists(path.value())) {
            call.log(LogLevel.WARNING, "Can't load '" + path.value() + "' File does not exist!");
            return otherwise;
        }
        String text = call.world().fileText(path.value());
        if (text == null) {
            throw new EvaluationError("Is a directory @ io_fread - " + path.value());
        }
        Value data = reader.apply(path.value(), text);
        return Arguments.truthy(data) ? data : otherwise;
    }
}
