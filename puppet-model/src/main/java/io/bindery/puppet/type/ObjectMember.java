package io.bindery.puppet.type;

/// An attribute, type parameter or function of an [ObjectType].
public sealed interface ObjectMember permits ObjectAttribute, ObjectFunction {
    String name();

    Type type();

    /// The type that defines it.
    ObjectType container();

    /// Must it replace an inherited member?
    boolean isOverride();

    /// May it not be replaced?
    boolean isFinal();

    /// What kind of member it is, as messages say: `attribute`, `type_parameter` or `function`.
    String feature();

    /// How messages name it: `attribute Car[color]`.
    default String label() {
        return label(feature(), container(), name());
    }

    static String label(String feature, ObjectType container, String name) {
        return feature + " " + container.label() + "[" + name + "]";
    }
}
