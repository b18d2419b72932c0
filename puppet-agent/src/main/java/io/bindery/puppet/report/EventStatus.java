package io.bindery.puppet.report;

import java.util.Locale;

/// The outcome of an event.
public enum EventStatus {
    SUCCESS,
    FAILURE,
    NOOP,
    AUDIT;

    /// The word that reports use.
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
