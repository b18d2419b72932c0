package io.bindery.puppet.function;

import io.bindery.puppet.eval.Call;
import io.bindery.puppet.eval.Closure;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/// `convert_to`: `new` with the value as the first argument.
final class ConvertToFunction {
    static final Function FUNCTION = Function.named("convert_to")
            .takes("Any", "value")
            .takes("Type", "type")
            .repeatedly("Any", "args")
            .optionalBlock("Callable[1,1]")
            .with((call, arguments) -> convert(call, arguments));

    private ConvertToFunction() {}

    private static Value convert(Call call, List<Value> arguments) {
        List<Value> reordered = new ArrayList<>(arguments);
        Collections.swap(reordered, 0, 1);
        Value converted = call.callFunction("new", reordered);
        Closure block = call.block();
        return block == null ? converted : block.call(converted);
    }
}
