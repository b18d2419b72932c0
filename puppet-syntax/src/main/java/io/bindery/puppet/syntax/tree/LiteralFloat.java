package io.bindery.puppet.syntax.tree;

import io.bindery.text.Place;

/// A number with a fraction or an exponent.
public record LiteralFloat(double value, Place place) implements Expression {}
