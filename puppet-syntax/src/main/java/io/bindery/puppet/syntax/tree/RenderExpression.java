package io.bindery.puppet.syntax.tree;

import io.bindery.text.Place;

/// `<%= expression %>`.
public record RenderExpression(Expression expression, Place place) implements Expression {}
