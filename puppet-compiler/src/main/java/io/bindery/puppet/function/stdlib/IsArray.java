package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.eval.Function;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Bool;

/// `is_array`.
final class IsArray {
    static final Function FUNCTION = Deprecation.question("is_array", "Array", (call, arguments) -> {
        Checks.count("is_array", arguments, 1, Integer.MAX_VALUE, "1");
        return Bool.of(arguments.getFirst() instanceof Arr);
    });

    private IsArray() {}
}
