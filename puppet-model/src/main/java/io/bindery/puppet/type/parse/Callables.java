package io.bindery.puppet.type.parse;

import io.bindery.puppet.type.CallableType;
import io.bindery.puppet.type.ObjectType;
import io.bindery.puppet.type.OptionalType;
import io.bindery.puppet.type.Type;
import io.bindery.puppet.type.TypeAliasType;
import io.bindery.puppet.type.VariantType;

/// Decides which types are callables.
public final class Callables {
    private Callables() {}

    /// A callable, an optional one, or alternatives that all are.
    public static boolean isCallable(Type type) {
        return switch (type) {
            case CallableType _ -> true;
            case OptionalType optional -> optional.type() != null && isCallable(optional.type());
            case VariantType variant -> variant.types().stream().allMatch(Callables::isCallable);
            case TypeAliasType alias -> isCallable(TypeAliasType.unalias(alias));
            case ObjectType object -> object.parent() != null && isCallable(object.parent());
            default -> false;
        };
    }
}
