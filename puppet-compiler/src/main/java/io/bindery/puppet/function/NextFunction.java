package io.bindery.puppet.function;

import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.NextIteration;
import io.bindery.puppet.value.Undef;

/// `next`: ends the innermost lambda, function, class or define with a value.
final class NextFunction {
    static final Function FUNCTION = Function.named("next").optionally("Any", "value").with((call, arguments) -> {
        throw new NextIteration(arguments.isEmpty() ? Undef.UNDEF : arguments.getFirst(), call.place());
    });

    private NextFunction() {}
}
