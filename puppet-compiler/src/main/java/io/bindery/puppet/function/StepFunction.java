package io.bindery.puppet.function;

import io.bindery.puppet.eval.Function;
import io.bindery.puppet.value.Undef;

/// `step`: a lazy sequence of every n-th element, or a call of the block with each.
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
