package io.bindery.puppet.function.stdlib;

/// The versions of a function of stdlib, for functions that have several.
public enum Edition {
    /// That of stdlib 8, and of the versions before it which had the same.
    EIGHT,
    /// That of stdlib 9.
    NINE,
    /// One that ours was not compared with.
    UNKNOWN
}
