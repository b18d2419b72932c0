package io.bindery.puppet.function;

import io.bindery.puppet.eval.Call;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.time.TimespanFormat;
import io.bindery.puppet.time.TimestampText;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Timespan;
import io.bindery.puppet.value.Timestamp;
import io.bindery.puppet.value.Value;
import java.time.Instant;
import java.util.List;

/// `strftime`: formats a timestamp or timespan.
final class StrftimeFunction {
    static final Function FUNCTION = Function.named("strftime")
            .takes("Timespan", "time_object")
            .takes("String", "format")
            .with((call, arguments) -> Str.of(
                    TimespanFormat.of(Arguments.string(arguments, 1)).format((Timespan) arguments.getFirst())))
            .takes("Timestamp", "time_object")
            .takes("String", "format")
            .optionally("String", "timezone")
            .with((call, arguments) -> Str.of(TimestampText.format(
                    (Timestamp) arguments.getFirst(),
                    Arguments.string(arguments, 1),
                    Arguments.optionalString(arguments, 2))))
            .takes("String", "format")
            .optionally("String", "timezone")
            .with((call, arguments) -> now(call, arguments));

    private StrftimeFunction() {}

    private static Value now(Call call, List<Value> arguments) {
        Warnings.placed(
                call,
                "legacy#strftime",
                "The argument signature (String format, [String timezone]) is deprecated for #strftime. See #strftime"
                        + " documentation and Timespan type for more info");
        Timestamp now = new Timestamp(Instant.now());
        return Str.of(TimestampText.format(now, Arguments.string(arguments, 0), Arguments.optionalString(arguments, 1)));
    }
}
