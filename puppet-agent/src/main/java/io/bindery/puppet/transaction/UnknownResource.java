package io.bindery.puppet.transaction;

import io.bindery.puppet.catalog.Resource;
import io.bindery.puppet.resource.Managed;
import io.bindery.puppet.resource.Property;
import io.bindery.puppet.resource.ResourceError;
import io.bindery.puppet.value.Value;
import java.util.List;
import java.util.Map;

/// A resource of an unknown type. It fails when it is applied, and the other resources are applied.
record UnknownResource(Resource resource) implements Managed {
    @Override
    public List<Property> properties() {
        return List.of();
    }

    @Override
    public Map<String, Value> retrieve() {
        String place = resource.file() == null ? "" : ", declared in " + resource.file() + ", line " + resource.line();
        throw new ResourceError("The resource type '" + resource.reference().typeName()
                + "' is not known to this program, so the resource cannot be applied (lib/puppet/type/" + resource.reference().typeName() + ".rb"
                + place + ")");
    }
}
