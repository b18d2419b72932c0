package io.bindery.puppet.syntax.tree;

import io.bindery.puppet.syntax.operator.AssignmentOperator;
import io.bindery.text.Place;

/// `target = value` and its reserved forms `+=` and `-=`.
public record Assignment(AssignmentOperator operator, Expression target, Expression value, Place place) implements Expression {}
