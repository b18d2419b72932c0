package io.bindery.puppet.syntax;

/// How a resource is declared: `file {}`, `@file {}` or `@@file {}`.
public enum ResourceForm {
    REGULAR,
    VIRTUAL,
    EXPORTED
}
