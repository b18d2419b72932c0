package io.bindery.puppet.graph;

import io.bindery.puppet.catalog.Reference;
import io.bindery.puppet.catalog.Resource;
import java.util.List;

/// What resources of a type are ordered by without anybody saying so, such as a file after its directory. An agent that knows more
/// types gives rules of its own.
@FunctionalInterface
public interface AutoRelations {
    /// Nothing but what the catalog says.
    AutoRelations NONE = (resource, names) -> List.of();

    /// What the resource comes after, where the catalog has it; what it does not have is passed over.
    List<Reference> requirements(Resource resource, ResourceNames names);
}
