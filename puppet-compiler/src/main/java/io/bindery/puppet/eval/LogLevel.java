package io.bindery.puppet.eval;

import java.util.Locale;

/// The levels of a log line, by Puppet's names.
public enum LogLevel {
    DEBUG,
    INFO,
    NOTICE,
    WARNING,
    ERR,
    ALERT,
    EMERG,
    CRIT;

    /// As Puppet writes it.
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
