package io.bindery.cfengine.function;

import java.util.Locale;

/// The level of a log line, in the order of `--log-level`.
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
