package io.bindery.puppet.syntax.tree;

import io.bindery.text.Place;

/// `*operand`: an array spread into its surroundings.
public record Unfold(Expression operand, Place place) implements Expression {}
