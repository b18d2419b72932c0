package io.bindery.puppet.function;

import io.bindery.puppet.eval.Function;
import io.bindery.puppet.value.Undef;

/// `then`: undef if the argument is undef, else the result of the block.
final class ThenFunction {
    static final Function FUNCTION = Function.named("then")
            .takes("Any", "arg")
            .block("Callable[1,1]")
            .with((call, arguments) -> arguments.getFirst() == Undef.UNDEF
                    ? Undef.UNDEF
                    : call.requiredBlock().call(arguments));

    private ThenFunction() {}
}
