package io.bindery.puppet.function;

import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.LogLevel;

/// `warning`: a log line at level warning.
final class WarningFunction {
    static final Function FUNCTION = LogFunction.of(LogLevel.WARNING);

    private WarningFunction() {}
}
