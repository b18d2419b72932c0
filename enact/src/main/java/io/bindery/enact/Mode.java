package io.bindery.enact;

/// Whether plans are carried out.
public enum Mode {
    REPAIR,
    REHEARSE
}
