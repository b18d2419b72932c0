package io.bindery.puppet.eval;

import org.jspecify.annotations.Nullable;

/// The built-in functions. The evaluator receives them from outside, because they depend on it and it must not depend on them.
@FunctionalInterface
public interface FunctionLibrary {
    /// The function of that name, in lower case, or null if none is built in.
    @Nullable Function find(String name);
}
