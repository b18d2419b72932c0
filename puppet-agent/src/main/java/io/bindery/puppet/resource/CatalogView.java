package io.bindery.puppet.resource;

import io.bindery.puppet.catalog.Reference;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What a resource may know of the catalog it is in.
public interface CatalogView {
    /// The resource of that type and title, name or alias, ready to be kept; null where there is none.
    @Nullable Managed find(Reference reference);

    /// All resources of a type, in the order of the catalog.
    List<Managed> all(String type);
}
