package io.bindery.puppet.syntax.tree;

import io.bindery.text.Place;

/// A regular expression between slashes, `\/` already resolved to `/`.
public record LiteralRegex(String pattern, Place place) implements Expression {}
