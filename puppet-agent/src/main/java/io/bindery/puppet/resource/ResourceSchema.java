package io.bindery.puppet.resource;

import java.util.List;

/// The names of a resource type and of its attributes.
///
/// @param name       the name as a manifest writes it, such as `file`
/// @param properties the names of its properties, in the order in which they are applied; `ensure` comes first if the type has it
/// @param parameters the names of its parameters that are not properties
/// @param namevar    the attribute that identifies a resource; its title stands for it
public record ResourceSchema(String name, List<String> properties, List<String> parameters, String namevar) {
    public ResourceSchema {
        properties = List.copyOf(properties);
        parameters = List.copyOf(parameters);
    }

    /// The schema of a type whose resources are identified by the attribute `name`.
    public ResourceSchema(String name, List<String> properties, List<String> parameters) {
        this(name, properties, parameters, "name");
    }

    /// The same schema with another attribute that identifies resources.
    public ResourceSchema identifiedBy(String attribute) {
        return new ResourceSchema(name, properties, parameters, attribute);
    }
}
