package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.eval.Function;
import io.bindery.puppet.value.Bool;

/// `is_bool`.
final class IsBool {
    static final Function FUNCTION = Deprecation.question("is_bool", "Bool", (call, arguments) -> {
        Checks.count("is_bool", arguments, 1, 1, "1");
        return Bool.of(arguments.getFirst() instanceof Bool);
    });

    private IsBool() {}
}
