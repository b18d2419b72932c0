package io.bindery.puppet.syntax.tree;

import io.bindery.text.Place;

/// A reserved word used as an expression; `future` ones are reserved for later use.
public record ReservedWord(String word, boolean future, Place place) implements Expression {}
