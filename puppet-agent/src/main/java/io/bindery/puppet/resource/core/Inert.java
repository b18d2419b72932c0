package io.bindery.puppet.resource.core;

import io.bindery.puppet.resource.Managed;
import io.bindery.puppet.resource.Property;
import io.bindery.puppet.value.Value;
import java.util.List;
import java.util.Map;

/// A resource without properties, which other resources use.
class Inert implements Managed {
    @Override
    public List<Property> properties() {
        return List.of();
    }

    @Override
    public Map<String, Value> retrieve() {
        return Map.of();
    }
}
