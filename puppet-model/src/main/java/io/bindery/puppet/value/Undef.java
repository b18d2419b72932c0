package io.bindery.puppet.value;

/// `undef`: no value.
public enum Undef implements Value {
    UNDEF
}
