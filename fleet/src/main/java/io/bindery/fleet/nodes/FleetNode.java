package io.bindery.fleet.nodes;

import io.bindery.puppet.value.Hash;

/// A node of the fleet.
///
/// @param name its certname
/// @param extensions the extensions of its certificate, for `$trusted`
public record FleetNode(String name, NodeFacts facts, Hash extensions) {
    /// A text that changes whenever the file with the facts does, found without reading it.
    public String identity() {
        return facts.identity() + extensions;
    }

    /// A text that is the same as long as the facts and extensions are.
    public String digest() {
        return facts.digest() + extensions;
    }

    public FleetNode(String name, NodeFacts facts) {
        this(name, facts, Hash.EMPTY);
    }
}
