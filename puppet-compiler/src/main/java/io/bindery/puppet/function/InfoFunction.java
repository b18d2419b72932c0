package io.bindery.puppet.function;

import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.LogLevel;

/// `info`: a log line at level info.
final class InfoFunction {
    static final Function FUNCTION = LogFunction.of(LogLevel.INFO);

    private InfoFunction() {}
}
