package io.bindery.puppet.syntax.tree;

import io.bindery.text.Place;

/// `(operand)`. Kept because statement calls and interpolation treat it differently.
public record Parenthesized(Expression operand, Place place) implements Expression {}
