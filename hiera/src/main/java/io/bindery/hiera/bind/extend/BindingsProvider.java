package io.bindery.hiera.bind.extend;

import io.bindery.hiera.bind.model.NamedBindings;
import java.util.List;

/// Provides the bindings of a scheme, such as `my_ldap:`. An extension point: found by the service loader, or bound into the
/// multibind `bindings_providers` by [SystemBindings].
public interface BindingsProvider {
    String scheme();

    /// Called once for each layer that names the scheme.
    ///
    /// @throws BindingsError if the bindings cannot be given
    List<NamedBindings> provide(LayerRequest request);
}
