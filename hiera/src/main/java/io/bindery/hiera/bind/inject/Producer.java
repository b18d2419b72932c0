package io.bindery.hiera.bind.inject;

import io.bindery.hiera.bind.runtime.TypedResult;

/// Produces the value of a binding. An extension point.
@FunctionalInterface
public interface Producer<T> extends TypedResult {
    /// The value; null if nothing can be produced, which only `to optional` allows.
    T produce(ProductionContext context);

    /// Whether arguments may be given to `inject`; each such call then produces anew.
    default boolean acceptsArguments() {
        return false;
    }
}
