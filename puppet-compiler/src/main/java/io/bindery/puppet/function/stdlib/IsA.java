package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.eval.Function;
import io.bindery.puppet.type.Type;
import io.bindery.puppet.value.Bool;

/// `is_a`: whether a value is of a type.
final class IsA {
    static final Function FUNCTION = Function.named("is_a")
            .takes("Any", "value")
            .takes("Type", "type")
            .with((call, arguments) -> Bool.of(((Type) arguments.get(1)).isInstance(arguments.get(0))));

    private IsA() {}
}
