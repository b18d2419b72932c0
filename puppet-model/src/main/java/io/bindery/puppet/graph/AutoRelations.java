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

    /// The resources that must come before a resource; references to resources that the catalog lacks are skipped.
    List<Reference> requirements(Resource resource, ResourceNames names);
}
