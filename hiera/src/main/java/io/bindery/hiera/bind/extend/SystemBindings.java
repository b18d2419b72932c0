package io.bindery.hiera.bind.extend;

import io.bindery.hiera.bind.model.NamedBindings;
import java.util.List;

/// Bindings that an extension puts above all layers; none of them can be overridden. An extension point.
public interface SystemBindings {
    List<NamedBindings> bindings();
}
