package io.bindery.puppet.function;

import io.bindery.puppet.eval.Function;

/// `hiera_hash`: all the values of a key in one hash.
final class HieraHashFunction {
    static final Function FUNCTION = HieraFunction.of("hiera_hash", "hash", (call, key, value) -> value);

    private HieraHashFunction() {}
}
