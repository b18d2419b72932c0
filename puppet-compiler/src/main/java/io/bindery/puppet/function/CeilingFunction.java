package io.bindery.puppet.function;

import io.bindery.puppet.eval.Function;

/// `ceiling`: the least whole number not below.
final class CeilingFunction {
    static final Function FUNCTION = RoundingFunction.of("ceiling", Math::ceil);

    private CeilingFunction() {}
}
