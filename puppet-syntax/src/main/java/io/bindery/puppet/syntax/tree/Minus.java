package io.bindery.puppet.syntax.tree;

import io.bindery.text.Place;

/// `-operand`.
public record Minus(Expression operand, Place place) implements Expression {}
