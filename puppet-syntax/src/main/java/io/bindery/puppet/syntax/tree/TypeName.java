package io.bindery.puppet.syntax.tree;

import io.bindery.text.Place;

/// An upper-case word, possibly qualified, as written: a type or resource type reference.
public record TypeName(String value, Place place) implements Expression {}
