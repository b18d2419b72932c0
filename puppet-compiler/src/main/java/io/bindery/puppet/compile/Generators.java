package io.bindery.puppet.compile;

import org.jspecify.annotations.Nullable;

/// Whether code may run commands on the compiling machine, as `generate` does.
public enum Generators {
    /// They run, unless the request's setting `allow_generate` is false.
    ALLOWED,
    /// They do not run, unless the request's setting `allow_generate` is true.
    REFUSED,
    /// They do not run, whatever a request says.
    FORBIDDEN;

    boolean allows(@Nullable String setting) {
        return switch (this) {
            case ALLOWED -> !"false".equals(setting);
            case REFUSED -> "true".equals(setting);
            case FORBIDDEN -> false;
        };
    }
}
