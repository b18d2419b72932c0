package io.bindery.hiera.bind.model;

/// The demands of a binding on other bindings.
///
/// @param isAbstract another binding must supply the value
/// @param override a lower binding must exist
/// @param isFinal no higher binding may exist; only bindings of extensions can be final
public record Modifiers(boolean isAbstract, boolean override, boolean isFinal) {
    public static final Modifiers NONE = new Modifiers(false, false, false);

    Modifiers makeAbstract() {
        return new Modifiers(true, override, isFinal);
    }

    public Modifiers makeFinal() {
        return new Modifiers(isAbstract, override, true);
    }
}
