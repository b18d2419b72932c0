package io.bindery.hiera.bind.runtime;

import io.bindery.puppet.type.AnyType;
import io.bindery.puppet.type.Type;

/// A Java object that produces values of a known type.
public interface TypedResult {
    /// The type that all values it makes have.
    default Type resultType() {
        return AnyType.DEFAULT;
    }
}
