package io.bindery.puppet.function;

import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.LogLevel;

/// `err`: a log line at level err.
final class ErrFunction {
    static final Function FUNCTION = LogFunction.of(LogLevel.ERR);

    private ErrFunction() {}
}
