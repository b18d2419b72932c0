package io.bindery.puppet.resource;

import io.bindery.puppet.value.Value;
import java.util.List;
import java.util.Map;

/// A resource without properties of its own, such as one that stands for others.
public interface WithoutState extends Managed {
    @Override
    default List<Property> properties() {
        return List.of();
    }

    @Override
    default Map<String, Value> retrieve() {
        return Map.of();
    }
}
