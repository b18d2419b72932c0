package io.bindery.hiera.bind.compose;

import io.bindery.hiera.bind.model.Precedence;

/// The place of a binding in the order of all bindings: any binding of a higher layer is above any of a lower one.
///
/// @param layer the number of the layer; a higher layer has a higher number
public record Position(int layer, Precedence precedence) implements Comparable<Position> {
    @Override
    public int compareTo(Position other) {
        int order = Integer.compare(layer, other.layer);
        return order != 0 ? order : precedence.compareTo(other.precedence);
    }
}
