package io.bindery.puppet.syntax.tree;

import io.bindery.text.Place;

/// `true` or `false`.
public record LiteralBoolean(boolean value, Place place) implements Expression {}
