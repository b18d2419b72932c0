package io.bindery.hiera.bind;

import java.util.List;

/// A labelled set of bindings.
public record NamedLayer(String name, List<NamedBindings> bindings) {
    public NamedLayer {
        bindings = List.copyOf(bindings);
    }
}
