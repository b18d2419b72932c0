package io.bindery.hiera.bind.model;

/// What a binding demands of others.
///
/// @param isAbstract another must supply the value
/// @param override a lower one must exist
/// @param isFinal none above it may exist; only bindings that extensions bring can be
public record Modifiers(boolean isAbstract, boolean override, boolean isFinal) {
    public static final Modifiers NONE = new Modifiers(false, false, false);

    Modifiers makeAbstract() {
        return new Modifiers(true, override, isFinal);
    }

    public Modifiers makeFinal() {
        return new Modifiers(isAbstract, override, true);
    }
}
