package io.bindery.puppet.function;

import io.bindery.puppet.eval.Function;

/// `ceiling`: the smallest integer that is not below the number.
final class CeilingFunction {
    static final Function FUNCTION = RoundingFunction.of("ceiling", Math::ceil);

    private CeilingFunction() {}
}
