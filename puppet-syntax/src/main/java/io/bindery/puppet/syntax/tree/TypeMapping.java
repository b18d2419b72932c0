package io.bindery.puppet.syntax.tree;

import io.bindery.text.Place;

/// `type Runtime[...] = mapping`.
public record TypeMapping(Expression type, Expression mapping, Place place) implements Expression {}
