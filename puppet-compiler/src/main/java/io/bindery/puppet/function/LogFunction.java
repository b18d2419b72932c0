package io.bindery.puppet.function;

import io.bindery.puppet.convert.Interpolation;
import io.bindery.puppet.eval.Call;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.LogLevel;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.util.List;

/// The functions that write a log line of all their arguments.
final class LogFunction {
    private LogFunction() {}

    static Function of(LogLevel level) {
        return Function.named(level.word())
                .repeatedly("Any", "values")
                .returns("Undef")
                .with((call, arguments) -> log(call, level, arguments));
    }

    private static Value log(Call call, LogLevel level, List<Value> values) {
        StringBuilder message = new StringBuilder();
        for (int i = 0; i < values.size(); i++) {
            Interpolation.append(message.append(i == 0 ? "" : " "), values.get(i));
        }
        call.log(level, message.toString());
        return Undef.UNDEF;
    }
}
