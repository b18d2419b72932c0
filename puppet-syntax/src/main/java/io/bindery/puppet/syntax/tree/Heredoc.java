package io.bindery.puppet.syntax.tree;

import io.bindery.text.Place;

/// A heredoc: its syntax name (may be empty) and its text, a [LiteralString] or a [Concatenation].
public record Heredoc(String syntax, Expression text, Place place) implements Expression {}
