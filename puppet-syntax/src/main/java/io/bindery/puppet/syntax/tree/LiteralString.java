package io.bindery.puppet.syntax.tree;

import io.bindery.text.Place;

/// A string without interpolation, escapes already resolved.
public record LiteralString(String value, Place place) implements Expression {}
