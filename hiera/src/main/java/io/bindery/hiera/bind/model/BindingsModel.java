package io.bindery.hiera.bind.model;

import java.util.List;

/// All bindings of a site before they are composed for a node: its layers, highest first.
///
/// @param categories the names of the categories, highest first, with their values for the node that the model was made for
public record BindingsModel(List<NamedLayer> layers, Categories categories) {
    public BindingsModel {
        layers = List.copyOf(layers);
    }
}
