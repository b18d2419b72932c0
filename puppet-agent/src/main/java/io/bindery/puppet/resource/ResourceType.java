package io.bindery.puppet.resource;

import io.bindery.puppet.catalog.Reference;
import io.bindery.puppet.catalog.Resource;
import io.bindery.puppet.graph.ResourceNames;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A type of resources. It turns a declared resource into one that can be looked at and repaired.
public interface ResourceType {
    /// The names of the type and of its attributes.
    ResourceSchema schema();

    /// The name as a manifest writes it, such as `file`.
    default String name() {
        return schema().name();
    }

    /// The names of its properties, in the order they are kept in.
    default List<String> properties() {
        return schema().properties();
    }

    /// The names of its parameters that are not properties.
    default List<String> parameters() {
        return schema().parameters();
    }

    /// The attribute that identifies a resource.
    default String namevar() {
        return schema().namevar();
    }

    /// The parameters whose values the type itself keeps out of messages where they are sensitive.
    default List<String> redacted() {
        return List.of();
    }

    /// Whether two resources with the same name are one thing, and therefore a mistake.
    default boolean isUnique() {
        return true;
    }

    /// The reference that messages and reports have for a resource.
    default Reference shown(Resource resource) {
        return resource.reference();
    }

    /// Checks a resource's attributes and makes it ready to be kept.
    ///
    /// @throws ResourceError in Puppet's words, where an attribute cannot be taken
    Managed manage(Attributes attributes, Surroundings around);

    /// The resources that one of this type comes after without anybody saying so, where the catalog has them.
    default List<Reference> requirements(Resource resource, ResourceNames names) {
        return List.of();
    }

    /// Whether things of the type exist outside of catalogs, so that they can be shown.
    default boolean isListable() {
        return true;
    }

    /// All things of the type that are on the host, as resources; null if they cannot be listed.
    default @Nullable List<Resource> instances(Surroundings around) {
        return null;
    }
}
