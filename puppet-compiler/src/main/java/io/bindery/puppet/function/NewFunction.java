package io.bindery.puppet.function;

import io.bindery.puppet.eval.Call;
import io.bindery.puppet.eval.Closure;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.type.InitType;
import io.bindery.puppet.type.Type;
import io.bindery.puppet.type.mismatch.Mismatches;
import io.bindery.puppet.value.Value;
import java.util.List;

/// `new`: makes an instance of a type from arguments. A single argument that is already an instance is returned unchanged.
final class NewFunction {
    static final Function FUNCTION = Function.named("new")
            .takes("Type", "type")
            .repeatedly("Any", "args")
            .optionalBlock("Callable")
            .with((call, arguments) ->
                    make(call, (Type) arguments.getFirst(), arguments.subList(1, arguments.size())));

    private NewFunction() {}

    private static Value make(Call call, Type type, List<Value> arguments) {
        if (arguments.size() == 1 && !(type instanceof InitType) && type.isInstance(arguments.getFirst())) {
            return arguments.getFirst();
        }
        Value made = Constructors.of(call, type).call(new CallWithoutBlock(call), arguments);
        Mismatches.assertInstance("Converted value from " + type + ".new()", type, made);
        Closure block = call.block();
        return block == null ? made : block.call(made);
    }
}
