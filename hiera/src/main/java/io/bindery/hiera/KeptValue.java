package io.bindery.hiera;

import io.bindery.puppet.value.Value;

/// An object of another language that a lookup context keeps for it.
public interface KeptValue {
    /// The value that code of the language sees.
    Value value();
}
