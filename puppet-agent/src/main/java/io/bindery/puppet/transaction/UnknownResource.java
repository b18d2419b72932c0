package io.bindery.puppet.transaction;

import io.bindery.puppet.catalog.Resource;
import io.bindery.puppet.resource.Managed;
import io.bindery.puppet.resource.Property;
import io.bindery.puppet.resource.ResourceError;
import io.bindery.puppet.resource.ServedFiles;
import io.bindery.puppet.value.Value;
import java.util.List;
import java.util.Map;

/// A resource of an unknown type. It fails when it is applied, and the other resources are applied.
///
/// @param modules may have the definition of the type
record UnknownResource(Resource resource, ServedFiles modules) implements Managed {
    @Override
    public List<Property> properties() {
        return List.of();
    }

    @Override
    public Map<String, Value> retrieve() {
        String type = resource.reference().typeName();
        String definition = modules.definition(type)
                .map(file -> "it is defined in " + file)
                .orElse("no module here has its definition, lib/puppet/type/" + type + ".rb");
        String place = resource.file() == null ? "" : "; declared in " + resource.file() + ", line " + resource.line();
        throw new ResourceError(
                "The resource type '" + type + "' is not known to this program, so the resource cannot be applied (" + definition + place + ")");
    }
}
