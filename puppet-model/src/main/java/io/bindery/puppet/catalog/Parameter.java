package io.bindery.puppet.catalog;

import io.bindery.puppet.value.Value;

/// A parameter of a catalog resource: its value and the origin of the value.
public record Parameter(String name, Value value, Origin origin) {}
