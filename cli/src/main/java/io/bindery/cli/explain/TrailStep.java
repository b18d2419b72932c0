package io.bindery.cli.explain;

import org.jspecify.annotations.Nullable;

/// One step from a value back to its source.
///
/// @param depth the number of steps between this step and the parameter
/// @param name the variable, key, template or fact
/// @param value its value as text; null if it is unknown or secret
/// @param origin the place it comes from
public record TrailStep(int depth, String name, @Nullable String value, String origin) {}
