package io.bindery.puppet.function;

import io.bindery.puppet.eval.Function;

/// `max`: the greatest of the arguments, or of an array's elements.
final class MaxFunction {
    static final Function FUNCTION = new ExtremeFunction("max", 1).of7();
    static final Function OF_8 = new ExtremeFunction("max", 1).of8("Numeric", "String", "Semver", "Timespan", "Timestamp");

    private MaxFunction() {}
}
