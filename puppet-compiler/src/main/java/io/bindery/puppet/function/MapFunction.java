package io.bindery.puppet.function;

import io.bindery.puppet.eval.BreakIteration;
import io.bindery.puppet.eval.Call;
import io.bindery.puppet.eval.Closure;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.List;

/// `map`: an array of the block's results for all elements.
final class MapFunction {
    static final Function FUNCTION = Iteration.of("map", MapFunction::map);

    /// What a result counts for: what is gathered must not fill the memory before the steps are spent.
    private static final int GATHERED = 100;

    private MapFunction() {}

    private static Value map(Call call, Value subject, Iteration.Turns turns) {
        Closure block = call.requiredBlock();
        List<Value> results = new ArrayList<>();
        try {
            while (turns.hasNext()) {
                call.spend(GATHERED);
                results.add(block.call(turns.next().arguments()));
            }
        } catch (BreakIteration e) {
            return new Arr(results);
        }
        return new Arr(results);
    }
}
