package io.bindery.puppet.syntax.tree;

import io.bindery.text.Place;

/// `if`/`elsif`/`else`. A missing branch is a [Nop].
public record If(Expression test, Expression then, Expression otherwise, Place place) implements Expression {}
