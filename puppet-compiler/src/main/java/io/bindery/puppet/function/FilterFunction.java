package io.bindery.puppet.function;

import io.bindery.puppet.eval.BreakIteration;
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

/// `filter`: the elements for which the block is true, as a hash for a hash and otherwise as an array.
final class FilterFunction {
    static final Function FUNCTION = Iteration.of("filter", FilterFunction::filter);

    private FilterFunction() {}

    private static Value filter(Call call, Value subject, Iteration.Turns turns) {
        List<Value> kept = new ArrayList<>();
        boolean pairs = subject instanceof Hash || turns.pairs() && turns.parameters() == 2;
        try {
            keep(call.requiredBlock(), turns, kept);
        } catch (BreakIteration e) {
            // As Puppet does: break ends the filtering of anything but a hash, where it ends what is around it.
            if (pairs) {
                throw e;
            }
        }
        return pairs ? hash(kept) : new Arr(kept);
    }

    private static void keep(Closure block, Iteration.Turns turns, List<Value> kept) {
        while (turns.hasNext()) {
            Iteration.Turn turn = turns.next();
            if (Arguments.truthy(block.call(turn.arguments()))) {
                kept.add(turn.element());
            }
        }
    }

    private static Value hash(List<Value> pairs) {
        SequencedMap<Value, Value> entries = new LinkedHashMap<>();
        for (Value pair : pairs) {
            entries.put(((Arr) pair).get(0), ((Arr) pair).get(1));
        }
        return Hash.owning(entries);
    }
}
