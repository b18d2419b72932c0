package io.bindery.puppet.type;

/// Which types are those of callables.
final class Callables {
    private Callables() {}

    /// A callable, an optional one, or alternatives that all are.
    static boolean isCallable(Type type) {
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
