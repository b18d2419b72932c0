package io.bindery.puppet.function;

import io.bindery.puppet.eval.Call;
import io.bindery.puppet.eval.Dispatch;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.type.InitType;
import io.bindery.puppet.type.TupleType;
import io.bindery.puppet.type.Type;
import io.bindery.puppet.type.VariantType;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/// `Init[T, ...].new`: calls `new` of T, with an array's elements as arguments unless T accepts the array as a whole.
final class InitConstructor {
    private InitConstructor() {}

    static Function of(Call call, InitType init) {
        Type target = Objects.requireNonNull(init.type());
        if (!init.arguments().isEmpty()) {
            return Function.named("new_Init")
                    .takes("Any", "value")
                    .with((inner, arguments) -> make(inner, target, arguments.getFirst(), init.arguments()));
        }
        Type single = singleArgument(call, target);
        return Function.named("new_Init")
                .takes("Array", "value")
                .with((inner, arguments) -> single.isInstance(arguments.getFirst())
                        ? make(inner, target, arguments.getFirst(), List.of())
                        : spread(inner, target, Arguments.array(arguments, 0)))
                .takes("Any", "value")
                .with((inner, arguments) -> make(inner, target, arguments.getFirst(), List.of()));
    }

    private static Value make(Call call, Type target, Value value, List<Value> more) {
        List<Value> arguments = new ArrayList<>(List.of(target, value));
        arguments.addAll(more);
        return call.callFunction("new", arguments);
    }

    private static Value spread(Call call, Type target, List<Value> values) {
        List<Value> arguments = new ArrayList<>(List.of(target));
        arguments.addAll(values);
        return call.callFunction("new", arguments);
    }

    /// The target, or what one of its constructor's signatures takes as only argument.
    private static Type singleArgument(Call call, Type target) {
        List<Type> singles = new ArrayList<>(List.of(target));
        for (Dispatch dispatch : Constructors.of(call, target).dispatches()) {
            TupleType parameters = dispatch.signature(call).type().parameters();
            if (!dispatch.mismatchMessage() && parameters != null && parameters.types().size() == 1) {
                singles.add(parameters.types().getFirst());
            }
        }
        return VariantType.union(singles);
    }
}
