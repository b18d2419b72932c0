package io.bindery.puppet.function;

import io.bindery.puppet.eval.Call;
import io.bindery.puppet.eval.Closure;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Value;

/// `all`: whether the block is true for each element.
final class AllFunction {
    static final Function FUNCTION = Iteration.of("all", AllFunction::all);

    private AllFunction() {}

    private static Value all(Call call, Value subject, Iteration.Turns turns) {
        Closure block = call.requiredBlock();
        while (turns.hasNext()) {
            if (!Arguments.truthy(block.call(turns.next().arguments()))) {
                return Bool.FALSE;
            }
        }
        return Bool.TRUE;
    }
}
