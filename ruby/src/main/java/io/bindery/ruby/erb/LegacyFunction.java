package io.bindery.ruby.erb;

/// The object for `scope.function_NAME`.
public enum LegacyFunction {
    /// A function of the first generation: a method of the scope that takes one array.
    CALLABLE,
    /// A name that is only there to say that the function is of the current generation.
    REFUSED,
    /// No such method.
    ABSENT
}
