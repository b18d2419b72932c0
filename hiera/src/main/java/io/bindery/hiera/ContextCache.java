package io.bindery.hiera;

import io.bindery.puppet.value.Value;
import java.util.LinkedHashMap;
import java.util.SequencedMap;

/// The values that a data function caches between its calls for one location, during a compile.
final class ContextCache {
    private final SequencedMap<Value, Value> entries = new LinkedHashMap<>();

    SequencedMap<Value, Value> entries() {
        return entries;
    }
}
