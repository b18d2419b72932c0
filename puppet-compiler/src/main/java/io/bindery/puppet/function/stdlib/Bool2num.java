package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.eval.Function;
import io.bindery.puppet.function.LegacyFunction;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Int;

/// `bool2num`: 1 or 0.
final class Bool2num {
    static final Function FUNCTION = LegacyFunction.of("bool2num", -1, (call, arguments) -> {
        Checks.count("bool2num", arguments, 1, Integer.MAX_VALUE, "1");
        return Int.of(Str2bool.convert(arguments.getFirst()) == Bool.TRUE ? 1 : 0);
    });

    private Bool2num() {}
}
