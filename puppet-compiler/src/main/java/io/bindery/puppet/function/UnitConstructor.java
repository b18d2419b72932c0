package io.bindery.puppet.function;

import io.bindery.puppet.eval.Function;

/// Gives back what it is given.
final class UnitConstructor {
    static final Function FUNCTION =
            Function.named("new_unit").takes("Any", "from").with((call, arguments) -> arguments.getFirst());

    private UnitConstructor() {}
}
