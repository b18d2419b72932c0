package io.bindery.puppet.graph;

/// A relation: the source is applied before the target.
///
/// @param notifies whether a change of the source refreshes the target
public record Relation(Vertex source, Vertex target, boolean notifies) {
    @Override
    public String toString() {
        return source + " => " + target;
    }
}
