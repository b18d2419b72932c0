package io.bindery.puppet.syntax.tree;

import io.bindery.puppet.syntax.operator.BinaryOperator;
import io.bindery.text.Place;

/// An operator with two operands that yields a value: arithmetic, comparison, match, `in`, `and`, `or`.
public record Binary(BinaryOperator operator, Expression left, Expression right, Place place) implements Expression {}
