package io.bindery.puppet.syntax.tree;

/// The words `abstract` and `override`, given or not.
public record BindingModifiers(boolean isAbstract, boolean override) {
    public static final BindingModifiers NONE = new BindingModifiers(false, false);
}
