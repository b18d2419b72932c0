package io.bindery.puppet.function;

import io.bindery.puppet.convert.Scanf;
import io.bindery.puppet.eval.Call;
import io.bindery.puppet.eval.Closure;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Value;
import java.util.List;

/// `scanf`: reads values from a text by a format.
final class ScanfFunction {
    static final Function FUNCTION = Function.named("scanf")
            .takes("String", "data")
            .takes("String", "format")
            .optionalBlock("Callable")
            .with((call, arguments) -> scan(call, arguments));

    private ScanfFunction() {}

    private static Value scan(Call call, List<Value> arguments) {
        Value found = new Arr(Scanf.scan(Arguments.string(arguments, 0), Arguments.string(arguments, 1)));
        Closure block = call.block();
        return block == null ? found : block.call(found);
    }
}
