package io.bindery.puppet.syntax.tree;

import io.bindery.text.Place;
import org.jspecify.annotations.Nullable;

/// A parameter of a class, define, function, lambda or template.
public record Parameter(
        String name, @Nullable Expression type, @Nullable Expression value, boolean capturesRest, Place place) implements Node {}
