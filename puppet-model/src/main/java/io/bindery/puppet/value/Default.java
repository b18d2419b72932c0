package io.bindery.puppet.value;

/// `default`.
public enum Default implements Value {
    DEFAULT
}
