package io.bindery.hiera.bind.model;

import java.util.List;

/// Everything that is bound for a site before it is composed for a node: its layers, highest first.
///
/// @param categories the names of the categories, highest first, with the values they had for the node it was made for
public record BindingsModel(List<NamedLayer> layers, Categories categories) {
    public BindingsModel {
        layers = List.copyOf(layers);
    }
}
