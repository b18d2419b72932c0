package io.bindery.puppet.syntax.issue;

/// Puppet's setting `strict`: the treatment of code that is probably wrong.
public enum Strictness {
    OFF,
    WARNING,
    ERROR
}
