package io.bindery.puppet.syntax.tree;

import io.bindery.text.Place;

/// The body of an EPP template.
public record Epp(boolean parametersSpecified, Expression body, Place place) implements Expression {}
