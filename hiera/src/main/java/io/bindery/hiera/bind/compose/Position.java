package io.bindery.hiera.bind.compose;

import io.bindery.hiera.bind.model.Precedence;

/// Where a binding stands in the order of all: any binding of a higher layer is above any of a lower one.
///
/// @param layer the higher, the higher the layer
public record Position(int layer, Precedence precedence) implements Comparable<Position> {
    @Override
    public int compareTo(Position other) {
        int order = Integer.compare(layer, other.layer);
        return order != 0 ? order : precedence.compareTo(other.precedence);
    }
}
