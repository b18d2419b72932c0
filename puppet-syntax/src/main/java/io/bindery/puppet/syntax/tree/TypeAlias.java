package io.bindery.puppet.syntax.tree;

import io.bindery.text.Place;

/// `type Name = type`.
public record TypeAlias(String name, Expression type, Place place) implements Expression {}
