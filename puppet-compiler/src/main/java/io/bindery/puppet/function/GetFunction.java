package io.bindery.puppet.function;

import io.bindery.puppet.eval.Call;
import io.bindery.puppet.eval.Closure;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.List;

/// `get`: the value at the end of a dotted path into a value, or a default.
final class GetFunction {
    static final Function FUNCTION = Function.named("get")
            .takes("Any", "value")
            .takes("String", "dotted_string")
            .optionally("Any", "default_value")
            .optionalBlock("Callable[1,1]")
            .with((call, arguments) -> get(
                    call,
                    arguments.get(0),
                    Arguments.string(arguments, 1),
                    arguments.size() > 2 ? arguments.get(2) : Undef.UNDEF));

    private GetFunction() {}

    static Value get(Call call, Value value, String path, Value otherwise) {
        if (value == Undef.UNDEF) {
            return otherwise;
        }
        if (path.isEmpty()) {
            return value;
        }
        List<Value> segments = DottedPath.parse(path);
        if (!(value instanceof Arr || value instanceof Hash)) {
            List<Value> arguments = new ArrayList<>(segments);
            arguments.addFirst(value);
            return call.callFunction("dig", arguments);
        }
        try {
            Value found = DigFunction.walk(value, segments);
            return found == Undef.UNDEF ? otherwise : found;
        } catch (SliceError e) {
            Closure block = call.block();
            if (block == null) {
                throw new EvaluationError(e.message());
            }
            return block.call(e.toValue());
        }
    }
}
