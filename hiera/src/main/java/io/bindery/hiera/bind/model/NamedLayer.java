package io.bindery.hiera.bind.model;

import java.util.List;

/// A labelled set of bindings.
public record NamedLayer(String name, List<NamedBindings> bindings) {
    public NamedLayer {
        bindings = List.copyOf(bindings);
    }
}
