package io.bindery.puppet.function;

import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.LogLevel;

/// `emerg`: a log line at level emerg.
final class EmergFunction {
    static final Function FUNCTION = LogFunction.of(LogLevel.EMERG);

    private EmergFunction() {}
}
