package io.bindery.puppet.function;

/// `break`: ends the innermost iteration.
final class BreakFunction {
    static final Function FUNCTION = Function.named("break").takesNothing().with((call, arguments) -> {
        throw new BreakIteration(call.place());
    });

    private BreakFunction() {}
}
