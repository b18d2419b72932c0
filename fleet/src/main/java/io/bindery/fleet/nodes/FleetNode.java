package io.bindery.fleet.nodes;

import io.bindery.puppet.value.Hash;

/// A node of the fleet.
///
/// @param name its certname
/// @param extensions the extensions of its certificate, for `$trusted`
public record FleetNode(String name, NodeFacts facts, Hash extensions) {
    public FleetNode(String name, NodeFacts facts) {
        this(name, facts, Hash.EMPTY);
    }
}
