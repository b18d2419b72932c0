package io.bindery.puppet.function;

import io.bindery.puppet.eval.Function;
import io.bindery.puppet.value.Undef;

/// `reverse_each`: a lazy sequence of the elements from the last to the first, or a call of the block with each.
final class ReverseEachFunction {
    static final Function FUNCTION = Function.named("reverse_each")
            .takes("Iterable", "iterable")
            .with((call, arguments) -> LazySequence.on(arguments.getFirst()).reversed())
            .takes("Iterable", "iterable")
            .block("Callable[1,1]")
            .with((call, arguments) -> {
                LazySequence.on(arguments.getFirst()).reversed().forEach(call.requiredBlock());
                return Undef.UNDEF;
            });

    private ReverseEachFunction() {}
}
