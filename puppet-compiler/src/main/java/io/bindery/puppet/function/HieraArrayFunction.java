package io.bindery.puppet.function;

import io.bindery.puppet.eval.Function;

/// `hiera_array`: all the values of a key in one array.
final class HieraArrayFunction {
    static final Function FUNCTION = HieraFunction.of("hiera_array", "unique", (call, key, value) -> value);

    private HieraArrayFunction() {}
}
