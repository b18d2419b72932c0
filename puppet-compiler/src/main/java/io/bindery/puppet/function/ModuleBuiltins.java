package io.bindery.puppet.function;

import io.bindery.puppet.function.stdlib.Stdlib;
import org.jspecify.annotations.Nullable;

/// Functions that modules bring in Ruby and that we have in Java as well, with the same signatures, results and errors. They are
/// used only where the module is there.
public final class ModuleBuiltins {
    private ModuleBuiltins() {}

    public static @Nullable Function find(String module, String name) {
        return switch (module) {
            case "stdlib" -> Stdlib.find(name);
            default -> null;
        };
    }
}
