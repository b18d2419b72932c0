package io.bindery.hiera.bind.inject;

import io.bindery.puppet.type.AnyType;
import io.bindery.puppet.type.Type;

/// Makes the value of a binding. An extension point.
@FunctionalInterface
public interface Producer<T> {
    /// The value; null where there is none, which only `to optional` allows.
    T produce(ProductionContext context);

    /// Whether arguments may be given to `inject`; each such call then produces anew.
    default boolean acceptsArguments() {
        return false;
    }

    /// The type that all values it makes have.
    default Type resultType() {
        return AnyType.DEFAULT;
    }
}
