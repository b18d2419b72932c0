package io.bindery.puppet.function;

import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.ReturnJump;
import io.bindery.puppet.value.Undef;

/// `return`: leaves the innermost function, class or define with a value.
final class ReturnFunction {
    static final Function FUNCTION = Function.named("return").optionally("Any", "value").with((call, arguments) -> {
        throw new ReturnJump(arguments.isEmpty() ? Undef.UNDEF : arguments.getFirst(), call.place());
    });

    private ReturnFunction() {}
}
