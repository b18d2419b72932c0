package io.bindery.puppet.syntax.tree;

import io.bindery.text.Place;

/// Literal text of an EPP template.
public record RenderString(String value, Place place) implements Expression {}
