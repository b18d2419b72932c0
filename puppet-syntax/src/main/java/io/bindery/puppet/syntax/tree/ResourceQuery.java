package io.bindery.puppet.syntax.tree;

import io.bindery.text.Place;

/// `Type[?? condition]`: the resources of that type in other nodes' catalogs for which the condition holds.
public record ResourceQuery(TypeName type, QueryCondition condition, Place place) implements Expression {}
