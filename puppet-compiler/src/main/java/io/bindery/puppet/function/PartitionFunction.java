package io.bindery.puppet.function;

import io.bindery.puppet.eval.Call;
import io.bindery.puppet.eval.Closure;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.List;

/// `partition`: two arrays, one of the elements for which the block is true, one of the others.
final class PartitionFunction {
    static final Function FUNCTION = Function.named("partition")
            .takes("Collection", "collection")
            .block("Callable[1,1]")
            .returns("Tuple[Array, Array]")
            .with((call, arguments) -> partition(call, arguments.getFirst(), 1))
            .takes("Array", "array")
            .block("Callable[2,2]")
            .returns("Tuple[Array, Array]")
            .with((call, arguments) -> partition(call, arguments.getFirst(), 2))
            .takes("Collection", "collection")
            .block("Callable[2,2]")
            .returns("Tuple[Array, Array]")
            .with((call, arguments) -> partition(call, arguments.getFirst(), 2));

    private PartitionFunction() {}

    private static Value partition(Call call, Value collection, int parameters) {
        Closure block = call.requiredBlock();
        List<Value> chosen = new ArrayList<>();
        List<Value> others = new ArrayList<>();
        Iteration.Turns turns = new Iteration.Turns(Elements.of(collection), parameters);
        while (turns.hasNext()) {
            Iteration.Turn turn = turns.next();
            (Arguments.truthy(block.call(turn.arguments())) ? chosen : others).add(turn.element());
        }
        return Arr.of(new Arr(chosen), new Arr(others));
    }
}
