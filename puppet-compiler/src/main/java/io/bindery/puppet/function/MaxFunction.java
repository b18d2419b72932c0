package io.bindery.puppet.function;

import io.bindery.puppet.eval.Function;

/// `max`: the greatest of the arguments, or of an array's elements.
final class MaxFunction {
    static final Function FUNCTION = ExtremeFunction.of("max", 1);

    private MaxFunction() {}
}
