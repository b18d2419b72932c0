package io.bindery.puppet.function;

import io.bindery.puppet.eval.Call;
import io.bindery.puppet.eval.Closure;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Value;

/// `any`: whether the block is true for at least one element.
final class AnyFunction {
    static final Function FUNCTION = Iteration.of("any", AnyFunction::any);

    private AnyFunction() {}

    private static Value any(Call call, Value subject, Iteration.Turns turns) {
        Closure block = call.requiredBlock();
        while (turns.hasNext()) {
            if (Arguments.truthy(block.call(turns.next().arguments()))) {
                return Bool.TRUE;
            }
        }
        return Bool.FALSE;
    }
}
