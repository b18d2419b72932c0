package io.bindery.puppet.syntax.tree;

/// How a resource is declared: `file {}`, `@file {}` or `@@file {}`.
public enum ResourceForm {
    REGULAR,
    VIRTUAL,
    EXPORTED
}
