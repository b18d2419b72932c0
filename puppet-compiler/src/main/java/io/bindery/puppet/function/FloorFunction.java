package io.bindery.puppet.function;

import io.bindery.puppet.eval.Function;

/// `floor`: the greatest integer that is not above the number.
final class FloorFunction {
    static final Function FUNCTION = RoundingFunction.of("floor", Math::floor);

    private FloorFunction() {}
}
