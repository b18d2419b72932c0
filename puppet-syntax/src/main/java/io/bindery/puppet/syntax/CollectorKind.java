package io.bindery.puppet.syntax;

/// `<| |>` or `<<| |>>`.
public enum CollectorKind {
    VIRTUAL,
    EXPORTED
}
