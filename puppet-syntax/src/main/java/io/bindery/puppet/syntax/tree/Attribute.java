package io.bindery.puppet.syntax.tree;

import io.bindery.text.Place;

/// An attribute of a resource statement, default, override or collector.
public sealed interface Attribute extends Node {
    /// `name => value`, or `name +> value` when `appends`.
    record Operation(String name, boolean appends, Expression value, Place place) implements Attribute {}

    /// `* => hash`.
    record Splat(Expression value, Place place) implements Attribute {}
}
