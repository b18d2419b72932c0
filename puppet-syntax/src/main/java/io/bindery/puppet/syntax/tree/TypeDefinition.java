package io.bindery.puppet.syntax.tree;

import io.bindery.text.Place;
import org.jspecify.annotations.Nullable;

/// `type Name inherits Parent { body }`. Puppet reads this form and then refuses it: it is kept for a later version.
public record TypeDefinition(String name, @Nullable String parent, Expression body, Place place) implements Expression {}
