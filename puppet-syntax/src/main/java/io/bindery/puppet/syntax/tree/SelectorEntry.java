package io.bindery.puppet.syntax.tree;

import io.bindery.text.Place;

/// One `matching => value` of a selector.
public record SelectorEntry(Expression matching, Expression value, Place place) implements Node {}
