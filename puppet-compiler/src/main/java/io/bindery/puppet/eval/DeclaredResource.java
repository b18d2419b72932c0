package io.bindery.puppet.eval;

import io.bindery.puppet.value.Value;
import java.util.List;
import java.util.SequencedMap;

/// A resource of the catalog as expressions see it: `File['/a']['mode']`.
public interface DeclaredResource {
    /// Whether its type has a parameter of that name.
    boolean hasParameter(String name);

    /// The parameters that are set so far, by name.
    SequencedMap<String, Value> given();

    /// The tags it has so far.
    default List<String> tagList() {
        return List.of();
    }

    /// The parameter's value, or the resource default's where it is not set; undef if neither is.
    Value parameter(String name);
}
