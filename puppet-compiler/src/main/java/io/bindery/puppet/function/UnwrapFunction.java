package io.bindery.puppet.function;

import io.bindery.puppet.eval.Call;
import io.bindery.puppet.eval.Closure;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.value.Sensitive;
import io.bindery.puppet.value.Value;

/// `unwrap`: the value inside a `Sensitive`; any other value unchanged.
final class UnwrapFunction {
    static final Function FUNCTION = Function.named("unwrap")
            .takes("Sensitive", "arg")
            .optionalBlock("Callable")
            .with((call, arguments) -> give(call, ((Sensitive) arguments.getFirst()).secret()))
            .takes("Any", "arg")
            .optionalBlock("Callable")
            .with((call, arguments) -> give(call, arguments.getFirst()));

    private UnwrapFunction() {}

    private static Value give(Call call, Value value) {
        Closure block = call.block();
        return block == null ? value : block.call(value);
    }
}
