package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.function.LegacyFunction;

/// `pry`: starts a Ruby debugger in Puppet, which is not available here.
final class Pry {
    static final Function FUNCTION = LegacyFunction.of("pry", -1, (call, arguments) -> {
        throw new EvaluationError("pry(): Requires the 'pry' rubygem to use, but it was not found");
    });

    private Pry() {}
}
