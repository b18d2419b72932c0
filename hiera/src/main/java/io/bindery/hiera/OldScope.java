package io.bindery.hiera;

import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import org.jspecify.annotations.Nullable;

/// A scope as version 3 sees it: the calling class and module are variables, and empty strings count as undefined.
record OldScope(ScopeView real) implements ScopeView {
    @Override
    public @Nullable Value variable(String name) {
        return variable(name, real::variable);
    }

    @Override
    public @Nullable Value variableOfPath(String name) {
        return variable(name, real::variableOfPath);
    }

    private @Nullable Value variable(String name, Variables variables) {
        String calling = real.callingClass();
        Value value =
                switch (name) {
                    case "calling_class" -> calling == null ? null : Str.of(calling);
                    case "calling_class_path" -> calling == null ? null : Str.of(calling.replace("::", "/"));
                    case "calling_module" -> variables.find("module_name");
                    default -> variables.find(name);
                };
        return value instanceof Str text && text.value().isEmpty() ? null : value;
    }

    private interface Variables {
        @Nullable Value find(String name);
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
