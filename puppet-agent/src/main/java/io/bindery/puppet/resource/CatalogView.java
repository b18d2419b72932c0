package io.bindery.puppet.resource;

import io.bindery.puppet.catalog.Reference;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The catalog of a resource, as the resource sees it.
public interface CatalogView {
    /// The resource with a type and a title, name or alias, ready to be applied; null if the catalog has no such resource.
    @Nullable Managed find(Reference reference);

    /// All resources of a type, in the order of the catalog.
    List<Managed> all(String type);
}
