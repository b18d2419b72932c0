package io.bindery.puppet.function;

import io.bindery.puppet.eval.Call;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Sensitive;
import io.bindery.puppet.value.Value;

/// `empty`: whether a value has no elements or characters. A number is never empty, which is deprecated; undef is always empty.
final class EmptyFunction {
    static final Function FUNCTION = Function.named("empty")
            .takes("Collection", "coll")
            .with((call, arguments) -> Bool.of(empty(arguments.getFirst())))
            .takes("Sensitive[String]", "str")
            .with((call, arguments) -> Bool.of(empty(((Sensitive) arguments.getFirst()).secret())))
            .takes("String", "str")
            .with((call, arguments) -> Bool.of(empty(arguments.getFirst())))
            .takes("Numeric", "num")
            .with((call, arguments) -> number(call))
            .takes("Binary", "bin")
            .with((call, arguments) -> Bool.of(empty(arguments.getFirst())))
            .takes("Undef", "x")
            .with((call, arguments) -> Bool.TRUE);

    private EmptyFunction() {}

    private static boolean empty(Value value) {
        return LengthFunction.length(value).equals(Int.of(0));
    }

    private static Value number(Call call) {
        Warnings.placed(call, "empty-from", "Calling function empty() with Numeric value is deprecated.");
        return Bool.FALSE;
    }
}
