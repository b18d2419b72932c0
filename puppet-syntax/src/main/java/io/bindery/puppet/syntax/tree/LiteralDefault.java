package io.bindery.puppet.syntax.tree;

import io.bindery.text.Place;

/// The word `default`.
public record LiteralDefault(Place place) implements Expression {}
