package io.bindery.puppet.eval;

import io.bindery.hiera.ScopeView;
import io.bindery.puppet.value.Value;
import org.jspecify.annotations.Nullable;

/// The variables that data may be interpolated with: those the asking scope sees.
public record LookupScope(Scope scope) implements ScopeView {

    @Override
    public @Nullable Value variable(String name) {
        return scope.lookup(name);
    }

    @Override
    public boolean exists(String name) {
        return scope.lookup(name) != null;
    }

    @Override
    public @Nullable String callingClass() {
        Scope body = scope.body();
        return body.className().isEmpty() ? null : body.className();
    }
}
