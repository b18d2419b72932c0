package io.bindery.puppet.function;

import io.bindery.puppet.convert.RubyText;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.error.EvaluationError;
import java.util.stream.Collectors;

/// `fail`: ends the compile with a message of all arguments.
final class FailFunction {
    static final Function FUNCTION = LegacyFunction.of("fail", -1, (call, arguments) -> {
        throw new EvaluationError(arguments.stream().map(RubyText::of).collect(Collectors.joining(" ")));
    });

    private FailFunction() {}
}
