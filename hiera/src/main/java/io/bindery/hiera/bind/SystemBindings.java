package io.bindery.hiera.bind;

import java.util.List;

/// Bindings that an extension puts above all layers; none of them can be overridden. An extension point.
public interface SystemBindings {
    List<NamedBindings> bindings();
}
