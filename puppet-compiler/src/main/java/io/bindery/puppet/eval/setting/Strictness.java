package io.bindery.puppet.eval.setting;

/// The `strict` setting: what becomes of things that are doubtful but not wrong.
public enum Strictness {
    OFF,
    WARNING,
    ERROR
}
