package io.bindery.puppet.syntax.tree;

import io.bindery.text.Place;

/// One `key => value` of a hash literal.
public record HashEntry(Expression key, Expression value, Place place) implements Node {}
