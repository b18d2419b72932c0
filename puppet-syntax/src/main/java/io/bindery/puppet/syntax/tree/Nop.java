package io.bindery.puppet.syntax.tree;

import io.bindery.text.Place;

/// Nothing: an empty body or missing branch. Its value is undef.
public record Nop(Place place) implements Expression {}
