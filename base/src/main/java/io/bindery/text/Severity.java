package io.bindery.text;

/// How bad a [Diagnostic] is.
public enum Severity {
    DEPRECATION,
    WARNING,
    ERROR
}
