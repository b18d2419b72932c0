package io.bindery.enact;

/// Whether plans are performed.
public enum Mode {
    REPAIR,
    REHEARSE
}
