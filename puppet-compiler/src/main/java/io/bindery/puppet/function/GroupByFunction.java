package io.bindery.puppet.function;

import io.bindery.puppet.eval.Call;
import io.bindery.puppet.eval.Closure;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// `group_by`: a hash from each result of the block to the elements with that result.
final class GroupByFunction {
    static final Function FUNCTION = Function.named("group_by")
            .takes("Collection", "collection")
            .block("Callable[1,1]")
            .returns("Hash")
            .with((call, arguments) -> group(call, arguments.getFirst(), 1))
            .takes("Array", "array")
            .block("Callable[2,2]")
            .returns("Hash")
            .with((call, arguments) -> group(call, arguments.getFirst(), 2))
            .takes("Collection", "collection")
            .block("Callable[2,2]")
            .returns("Hash")
            .with((call, arguments) -> group(call, arguments.getFirst(), 2));

    private GroupByFunction() {}

    private static Value group(Call call, Value collection, int parameters) {
        Closure block = call.requiredBlock();
        SequencedMap<Value, List<Value>> groups = new LinkedHashMap<>();
        Iteration.Turns turns = new Iteration.Turns(Elements.of(collection), parameters);
        while (turns.hasNext()) {
            Iteration.Turn turn = turns.next();
            groups.computeIfAbsent(block.call(turn.arguments()), key -> new ArrayList<>()).add(turn.element());
        }
        SequencedMap<Value, Value> result = new LinkedHashMap<>();
        groups.forEach((key, members) -> result.put(key, new Arr(members)));
        return Hash.owning(result);
    }
}
