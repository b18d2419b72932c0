package io.bindery.puppet.eval;

import org.jspecify.annotations.Nullable;

/// The built-in functions. They are written against the evaluator, which gets them handed in and knows none by itself.
@FunctionalInterface
public interface FunctionLibrary {
    /// The function of that name, in lower case, or null where none is built in.
    @Nullable Function find(String name);
}
