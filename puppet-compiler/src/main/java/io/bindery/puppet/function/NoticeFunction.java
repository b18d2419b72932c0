package io.bindery.puppet.function;

import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.LogLevel;

/// `notice`: a log line at level notice.
final class NoticeFunction {
    static final Function FUNCTION = LogFunction.of(LogLevel.NOTICE);

    private NoticeFunction() {}
}
