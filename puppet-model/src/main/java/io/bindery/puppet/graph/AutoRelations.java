package io.bindery.puppet.graph;

import io.bindery.puppet.catalog.Reference;
import io.bindery.puppet.catalog.Resource;
import java.util.List;

/// Relationships that resources of a type have implicitly, such as a file with its directory. An agent that knows more types
/// provides rules for them.
@FunctionalInterface
public interface AutoRelations {
    /// Nothing but what the catalog says.
    AutoRelations NONE = (resource, names) -> List.of();

    /// What the resource comes after, where the catalog has it; what it does not have is passed over.
    List<Reference> requirements(Resource resource, ResourceNames names);
}
