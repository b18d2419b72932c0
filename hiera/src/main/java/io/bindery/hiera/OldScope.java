package io.bindery.hiera;

import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import org.jspecify.annotations.Nullable;

/// A scope as version 3 sees it: with the class and module that ask as variables, and empty strings as nothing.
record OldScope(ScopeView real) implements ScopeView {
    @Override
    public @Nullable Value variable(String name) {
        String calling = real.callingClass();
        Value value =
                switch (name) {
                    case "calling_class" -> calling == null ? null : Str.of(calling);
                    case "calling_class_path" -> calling == null ? null : Str.of(calling.replace("::", "/"));
                    case "calling_module" -> real.variable("module_name");
                    default -> real.variable(name);
                };
        return value instanceof Str text && text.value().isEmpty() ? null : value;
    }

    @Override
    public boolean exists(String name) {
        return switch (name) {
            case "calling_class", "calling_class_path", "calling_module" -> true;
            default -> real.exists(name);
        };
    }

    @Override
    public @Nullable String callingClass() {
        return real.callingClass();
    }
}
