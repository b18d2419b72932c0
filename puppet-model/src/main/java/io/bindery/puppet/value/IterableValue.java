package io.bindery.puppet.value;

import java.util.Iterator;

/// A lazy sequence of values, as `reverse_each` and `step` give.
public non-sealed interface IterableValue extends Value {
    Iterator<Value> iterator();

    /// Its type as written, such as `Iterator[Integer]`.
    TypeValue elementType();
}
