package io.bindery.puppet.compile;

import io.bindery.puppet.catalog.Reference;

/// Receives each stage that a compile enters, and each class, node and define whose body it evaluates.
@FunctionalInterface
public interface Trace {
    Trace NONE = phase -> {};

    void enter(Phase phase);

    /// The body of a resource is evaluated now, until [#leave]. Bodies lie inside each other where one includes the other.
    default void enter(Reference body) {}

    /// Data is looked up for a parameter, until [#leave].
    default void enterLookup(String key) {}

    /// The body or lookup entered last ends, by an error too.
    default void leave() {}
}
