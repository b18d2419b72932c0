package io.bindery.hiera.bind.inject;

import io.bindery.puppet.value.Value;

/// A value and its origin.
public record Injected(Value value, Provenance provenance) {}
