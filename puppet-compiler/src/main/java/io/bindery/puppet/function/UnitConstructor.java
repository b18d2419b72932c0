package io.bindery.puppet.function;

import io.bindery.puppet.eval.Function;

/// Returns its argument unchanged.
final class UnitConstructor {
    static final Function FUNCTION =
            Function.named("new_unit").takes("Any", "from").with((call, arguments) -> arguments.getFirst());

    private UnitConstructor() {}
}
