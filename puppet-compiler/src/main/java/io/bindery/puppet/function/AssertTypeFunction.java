package io.bindery.puppet.function;

import io.bindery.puppet.eval.Call;
import io.bindery.puppet.eval.Closure;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.type.Type;
import io.bindery.puppet.type.Types;
import io.bindery.puppet.type.mismatch.Mismatches;
import io.bindery.puppet.value.Value;

/// `assert_type`: the value if it has the type; otherwise the result of the block, or an error.
final class AssertTypeFunction {
    static final Function FUNCTION = Function.named("assert_type")
            .takes("Type", "type")
            .takes("Any", "value")
            .optionalBlock("Callable[Type, Type]")
            .with((call, arguments) -> check(call, (Type) arguments.get(0), arguments.get(1)))
            .takes("String", "type_string")
            .takes("Any", "value")
            .optionalBlock("Callable[Type, Type]")
            .with((call, arguments) ->
                    check(call, TypeTexts.parse(call, Arguments.string(arguments, 0)), arguments.get(1)));

    private AssertTypeFunction() {}

    private static Value check(Call call, Type type, Value value) {
        if (type.isInstance(value)) {
            return value;
        }
        Type actual = Types.inferDetailed(value);
        Closure block = call.block();
        if (block == null) {
            throw new EvaluationError(Mismatches.ofTypes("assert_type():", type, actual));
        }
        return block.call(type, actual);
    }
}
