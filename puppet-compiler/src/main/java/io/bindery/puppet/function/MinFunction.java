package io.bindery.puppet.function;

import io.bindery.puppet.eval.Function;

/// `min`: the least of the arguments, or of an array's elements.
final class MinFunction {
    static final Function FUNCTION = new ExtremeFunction("min", -1).of7();
    static final Function OF_8 = new ExtremeFunction("min", -1).of8("Numeric", "Semver", "Timespan", "Timestamp", "String");

    private MinFunction() {}
}
