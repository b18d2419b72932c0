package io.bindery.puppet.function;

import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.LogLevel;

/// `crit`: a log line at level crit.
final class CritFunction {
    static final Function FUNCTION = LogFunction.of(LogLevel.CRIT);

    private CritFunction() {}
}
