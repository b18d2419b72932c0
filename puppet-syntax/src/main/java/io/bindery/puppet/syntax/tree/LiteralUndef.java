package io.bindery.puppet.syntax.tree;

import io.bindery.text.Place;

/// The word `undef`.
public record LiteralUndef(Place place) implements Expression {}
