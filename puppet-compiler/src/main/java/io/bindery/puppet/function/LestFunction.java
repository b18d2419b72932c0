package io.bindery.puppet.function;

import io.bindery.puppet.eval.Function;
import io.bindery.puppet.value.Undef;
import java.util.List;

/// `lest`: the argument, or the result of the block if the argument is undef.
final class LestFunction {
    static final Function FUNCTION = Function.named("lest")
            .takes("Any", "arg")
            .block("Callable[0,0]")
            .with((call, arguments) -> arguments.getFirst() == Undef.UNDEF
                    ? call.requiredBlock().call(List.of())
                    : arguments.getFirst());

    private LestFunction() {}
}
