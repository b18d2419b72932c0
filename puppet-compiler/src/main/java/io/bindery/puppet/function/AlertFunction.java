package io.bindery.puppet.function;

import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.LogLevel;

/// `alert`: a log line at level alert.
final class AlertFunction {
    static final Function FUNCTION = LogFunction.of(LogLevel.ALERT);

    private AlertFunction() {}
}
