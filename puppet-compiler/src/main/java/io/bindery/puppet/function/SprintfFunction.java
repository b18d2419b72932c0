package io.bindery.puppet.function;

import io.bindery.puppet.convert.RubyFormat;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.value.Str;

/// `sprintf`: formats values by Ruby's rules.
final class SprintfFunction {
    static final Function FUNCTION = LegacyFunction.of(
            "sprintf",
            -2,
            (call, arguments) -> Str.of(RubyFormat.format(
                    LegacyFunction.string(arguments.getFirst()), arguments.subList(1, arguments.size()))));

    private SprintfFunction() {}
}
