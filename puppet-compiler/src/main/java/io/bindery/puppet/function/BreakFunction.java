package io.bindery.puppet.function;

import io.bindery.puppet.eval.BreakIteration;
import io.bindery.puppet.eval.Function;

/// `break`: ends the innermost iteration.
final class BreakFunction {
    static final Function FUNCTION = Function.named("break").takesNothing().with((call, arguments) -> {
        throw new BreakIteration(call.place());
    });

    private BreakFunction() {}
}
