package io.bindery.puppet.function;

import io.bindery.puppet.eval.BreakIteration;
import io.bindery.puppet.eval.Call;
import io.bindery.puppet.eval.Closure;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;

/// `reduce`: calls the block with its previous result and the next element; the last result is the value.
final class ReduceFunction {
    static final Function FUNCTION = Function.named("reduce")
            .takes("Iterable", "enumerable")
            .block("Callable[2,2]")
            .with((call, arguments) -> withoutStart(call, arguments.getFirst()))
            .takes("Iterable", "enumerable")
            .takes("Any", "memo")
            .block("Callable[2,2]")
            .with((call, arguments) -> reduce(call, Elements.of(arguments.get(0)), arguments.get(1)));

    private ReduceFunction() {}

    private static Value withoutStart(Call call, Value subject) {
        Elements elements = Elements.of(subject);
        return elements.hasNext() ? reduce(call, elements, elements.next()) : Undef.UNDEF;
    }

    private static Value reduce(Call call, Elements elements, Value start) {
        Closure block = call.requiredBlock();
        Value memo = start;
        while (elements.hasNext()) {
            try {
                memo = block.call(memo, elements.next());
            } catch (BreakIteration e) {
                return memo;
            }
        }
        return memo;
    }
}
