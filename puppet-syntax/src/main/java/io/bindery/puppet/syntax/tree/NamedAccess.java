package io.bindery.puppet.syntax.tree;

import io.bindery.text.Place;

/// `target.name` without or before a call.
public record NamedAccess(Expression target, Expression name, Place place) implements Expression {}
