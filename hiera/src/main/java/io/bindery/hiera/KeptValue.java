package io.bindery.hiera;

import io.bindery.puppet.value.Value;

/// An object of another language that a lookup context stores for that language.
public interface KeptValue {
    /// The value that code of the language sees.
    Value value();
}
