package io.bindery.puppet.syntax.tree;

import io.bindery.text.Place;

/// A whole number and the radix it was written in (8, 10 or 16).
public record LiteralInteger(long value, int radix, Place place) implements Expression {}
