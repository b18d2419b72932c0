package io.bindery.hiera.bind.inject;

import io.bindery.puppet.value.Value;

/// A value and where it is from.
public record Injected(Value value, Provenance provenance) {}
