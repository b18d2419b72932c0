package io.bindery.puppet.function;

import io.bindery.puppet.eval.Function;
import io.bindery.puppet.value.Undef;

/// `step`: every n-th element, lazily; or the block called with each.
final class StepFunction {
    static final Function FUNCTION = Function.named("step")
            .takes("Iterable", "iterable")
            .takes("Integer[1]", "step")
            .with((call, arguments) -> LazySequence.on(arguments.getFirst()).stepping(Arguments.whole(arguments, 1)))
            .takes("Iterable", "iterable")
            .takes("Integer[1]", "step")
            .block("Callable[1,1]")
            .with((call, arguments) -> {
                LazySequence.on(arguments.getFirst()).stepping(Arguments.whole(arguments, 1)).forEach(call.requiredBlock());
                return Undef.UNDEF;
            });

    private StepFunction() {}
}
