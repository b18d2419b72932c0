package io.bindery.puppet.syntax.tree;

import io.bindery.text.Place;

/// One `${...}` (or `$x`) inside a double-quoted string.
public record Interpolation(Expression expression, Place place) implements Expression {}
