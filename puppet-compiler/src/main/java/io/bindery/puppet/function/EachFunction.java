package io.bindery.puppet.function;

import io.bindery.puppet.eval.BreakIteration;
import io.bindery.puppet.eval.Call;
import io.bindery.puppet.eval.Closure;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.value.Value;

/// `each`: calls the block for each element, and returns the collection.
final class EachFunction {
    static final Function FUNCTION = Iteration.of("each", EachFunction::each);

    private EachFunction() {}

    private static Value each(Call call, Value subject, Iteration.Turns turns) {
        Closure block = call.requiredBlock();
        try {
            while (turns.hasNext()) {
                block.call(turns.next().arguments());
            }
        } catch (BreakIteration e) {
            return subject;
        }
        return subject;
    }
}
