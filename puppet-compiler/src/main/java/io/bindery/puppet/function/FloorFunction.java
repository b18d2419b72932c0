package io.bindery.puppet.function;

import io.bindery.puppet.eval.Function;

/// `floor`: the greatest whole number not above.
final class FloorFunction {
    static final Function FUNCTION = RoundingFunction.of("floor", Math::floor);

    private FloorFunction() {}
}
