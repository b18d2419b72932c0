package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.function.Arguments;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.util.List;

/// `parsepson`: the data of a PSON text, or a default if the text cannot be read.
final class Parsepson {
    static final Function FUNCTION = Function.named("parsepson")
            .takes("String[1]", "pson_string")
            .optionally("Any", "default")
            .with((call, arguments) -> read(arguments));

    /// As of stdlib 9, which warns.
    static final Function NINE = Function.named("parsepson")
            .takes("String[1]", "pson_string")
            .optionally("Any", "default")
            .with((call, arguments) -> {
                String message = "This method is deprecated. From Puppet 8, PSON is no longer natively supported."
                        + " Please use JSON.parse().";
                try {
                    call.callFunction("deprecation", List.of(Str.of("parsepson"), Str.of(message)));
                } catch (EvaluationError strict) {
                    return otherwise(arguments, strict);
                }
                return read(arguments);
            });

    private Parsepson() {}

    private static Value read(List<Value> arguments) {
        try {
            return PsonText.read(Arguments.string(arguments, 0));
        } catch (EvaluationError unreadable) {
            return otherwise(arguments, unreadable);
        }
    }

    private static Value otherwise(List<Value> arguments, EvaluationError error) {
        if (arguments.size() > 1) {
            return arguments.get(1);
        }
        throw error;
    }
}
