package io.bindery.puppet.function;

import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.LogLevel;

/// `debug`: a log line at level debug.
final class DebugFunction {
    static final Function FUNCTION = LogFunction.of(LogLevel.DEBUG);

    private DebugFunction() {}
}
