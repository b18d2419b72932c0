package io.bindery.text;

/// The severity of a [Diagnostic].
public enum Severity {
    DEPRECATION,
    WARNING,
    ERROR
}
