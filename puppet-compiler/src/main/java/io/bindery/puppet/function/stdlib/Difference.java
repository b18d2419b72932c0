package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.eval.Function;
import io.bindery.puppet.function.LegacyFunction;
import io.bindery.puppet.value.Arr;

/// `difference`: the elements of the first array that are not in the second.
final class Difference {
    static final Function FUNCTION = LegacyFunction.of("difference", -1, (call, arguments) -> {
        Checks.count("difference", arguments, 2, 2, "2");
        String complaint = "difference(): Requires 2 arrays";
        return new Arr(Checks.minus(
                Checks.array(arguments.get(0), complaint), Checks.array(arguments.get(1), complaint)));
    });

    private Difference() {}
}
