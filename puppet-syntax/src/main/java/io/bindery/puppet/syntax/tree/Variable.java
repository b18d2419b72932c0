package io.bindery.puppet.syntax.tree;

import io.bindery.text.Place;

/// A variable: its name is a [Name] or, for match variables, a [LiteralInteger].
public record Variable(Expression name, Place place) implements Expression {}
