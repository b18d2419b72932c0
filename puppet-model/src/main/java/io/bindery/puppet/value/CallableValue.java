package io.bindery.puppet.value;

/// Something that can be called: a lambda with its closure. Implemented by the evaluator.
public non-sealed interface CallableValue extends Value {
    /// Its signature: a `CallableType`.
    TypeValue type();
}
