package io.bindery.puppet.function;

import io.bindery.puppet.eval.Function;

/// `min`: the least of the arguments, or of an array's elements.
final class MinFunction {
    static final Function FUNCTION = ExtremeFunction.of("min", -1);

    private MinFunction() {}
}
