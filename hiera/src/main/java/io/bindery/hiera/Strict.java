package io.bindery.hiera;

/// The setting `strict`.
public enum Strict {
    OFF,
    WARNING,
    ERROR
}
