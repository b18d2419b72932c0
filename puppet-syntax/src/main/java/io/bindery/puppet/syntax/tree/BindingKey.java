package io.bindery.puppet.syntax.tree;

import io.bindery.text.Place;
import org.jspecify.annotations.Nullable;

/// What a binding is found by.
public sealed interface BindingKey {
    Place place();

    /// `'name'`, `Type` or `Type, 'name'`: at least one of the two.
    record Plain(@Nullable Expression type, @Nullable LiteralString name, Place place) implements BindingKey {}

    /// `parameters target[name]`: one parameter of a class, type or resource. The target is a type.
    record OfParameter(Expression target, String parameter, Place place) implements BindingKey {}

    /// `variable name`.
    record OfVariable(String name, Place place) implements BindingKey {}
}
