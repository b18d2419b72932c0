package io.bindery.cfengine.function;

import java.util.Locale;

/// How loud a log line is, as `--log-level` counts.
public enum Level {
    CRITICAL,
    ERROR,
    WARNING,
    NOTICE,
    INFO,
    VERBOSE,
    DEBUG;

    /// The word that begins a log line. As CFEngine does: only the loudest is in capitals.
    public String label() {
        return this == CRITICAL ? name() : name().toLowerCase(Locale.ROOT);
    }
}
