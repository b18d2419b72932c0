package io.bindery.puppet.syntax.tree;

import io.bindery.puppet.syntax.operator.RelationshipOperator;
import io.bindery.text.Place;

/// `left -> right` and its three sisters.
public record Relationship(RelationshipOperator operator, Expression left, Expression right, Place place) implements Expression {}
