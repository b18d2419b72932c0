package io.bindery.cli.explain;

import org.jspecify.annotations.Nullable;

/// One step from a value back to its source.
///
/// @param depth how many steps lie between this and the parameter
/// @param name the variable, key, template or fact
/// @param value its value as text; null where it is not known or secret
/// @param origin where that comes from
public record TrailStep(int depth, String name, @Nullable String value, String origin) {}
