package io.bindery.puppet.value;

import java.util.Iterator;

/// A lazy sequence of values, such as `reverse_each` and `step` return.
public non-sealed interface IterableValue extends Value {
    Iterator<Value> iterator();

    /// The type of its elements: `Integer` for an `Iterator[Integer]`.
    TypeValue elementType();
}
