package io.bindery.puppet.syntax.tree;

import io.bindery.text.Place;

/// One `name => value` of `categories`.
public record CategoryEntry(String name, Expression value, Place place) implements Node {}
