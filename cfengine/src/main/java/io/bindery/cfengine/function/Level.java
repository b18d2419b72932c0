package io.bindery.cfengine.function;

/// How loud a log line is, as `--log-level` counts.
public enum Level {
    CRITICAL,
    ERROR,
    WARNING,
    NOTICE,
    INFO,
    VERBOSE,
    DEBUG
}
