package io.bindery.puppet.value;

import java.util.Iterator;

/// A lazy sequence of values, as `reverse_each` and `step` give.
public non-sealed interface IterableValue extends Value {
    Iterator<Value> iterator();

    /// The type of its elements: `Integer` for an `Iterator[Integer]`.
    TypeValue elementType();
}
