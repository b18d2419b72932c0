package io.bindery.puppet.syntax.tree;

import io.bindery.text.Place;

/// A bare lower-case word, possibly qualified: a name, a function to call or a plain string.
public record Name(String value, Place place) implements Expression {}
