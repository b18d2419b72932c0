package io.bindery.puppet.syntax.tree;

import io.bindery.text.Place;

/// `unless`/`else`.
public record Unless(Expression test, Expression then, Expression otherwise, Place place) implements Expression {}
