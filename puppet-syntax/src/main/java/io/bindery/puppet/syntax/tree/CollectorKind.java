package io.bindery.puppet.syntax.tree;

/// `<| |>` or `<<| |>>`.
public enum CollectorKind {
    VIRTUAL,
    EXPORTED
}
