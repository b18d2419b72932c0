package io.bindery.puppet.syntax.tree;

import io.bindery.text.Place;

/// `!operand`.
public record Not(Expression operand, Place place) implements Expression {}
