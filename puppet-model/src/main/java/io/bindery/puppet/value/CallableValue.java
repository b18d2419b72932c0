package io.bindery.puppet.value;

import java.util.List;

/// A callable value: a lambda with its closure. The evaluator implements it.
public non-sealed interface CallableValue extends Value {
    /// Its signature: a `CallableType`.
    TypeValue type();

    Value call(List<Value> arguments);

    /// How many parameters it has, required and optional, a captures-rest one counted once.
    int parameterCount();
}
