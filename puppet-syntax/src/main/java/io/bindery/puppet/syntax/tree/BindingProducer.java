package io.bindery.puppet.syntax.tree;

import io.bindery.text.Place;

/// What stands after `to`: `optional` or not, and where the value comes from.
///
/// When `delegated`, it is `producer Type` or `producer 'name'`, and the expression is that type or [LiteralString]. Else a bare
/// [TypeName] or [Access] of one is a type, resource or class to take from (a class name where a class is wanted is read as
/// `Class[name]`), a [ResourceQuery] is run when the value is wanted, and any other expression is evaluated then.
public record BindingProducer(boolean optional, boolean delegated, Expression expression, Place place) {}
