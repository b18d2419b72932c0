package io.bindery.puppet.function;

import io.bindery.puppet.eval.Function;

/// `with`: calls the block with the arguments.
final class WithFunction {
    static final Function FUNCTION = Function.named("with")
            .repeatedly("Any", "arg")
            .block("Callable")
            .with((call, arguments) -> call.requiredBlock().call(arguments));

    private WithFunction() {}
}
