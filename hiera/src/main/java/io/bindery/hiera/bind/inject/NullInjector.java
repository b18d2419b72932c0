package io.bindery.hiera.bind.inject;

import io.bindery.hiera.bind.model.Key;
import io.bindery.hiera.bind.problem.BindingCode;
import io.bindery.hiera.bind.problem.BindingsError;
import io.bindery.hiera.bind.problem.SourceLocation;
import io.bindery.puppet.type.Type;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Value;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// An injector without bindings.
///
/// @param forbiddenBy the stage in which injection is not allowed; null for the injector of a site without bindings
record NullInjector(@Nullable String forbiddenBy) implements Injector {
    @Override
    public boolean isEmpty() {
        return true;
    }

    @Override
    public @Nullable Injected find(Key key) {
        if (forbiddenBy != null) {
            throw new BindingsError(BindingCode.B110, "Injection is not available while " + forbiddenBy, SourceLocation.NONE);
        }
        return null;
    }

    @Override
    public @Nullable Injected find(Key key, @Nullable Type requested, Hash arguments) {
        return find(key);
    }

    @Override
    public Explanation explain(Key key) {
        return Explanation.ofNothing(key);
    }

    @Override
    public Set<Key> keys() {
        return Set.of();
    }

    @Override
    public List<Provenance> fragments(String id) {
        return List.of();
    }

    @Override
    public Map<String, Provenance> parameters(String target) {
        return Map.of();
    }

    @Override
    public @Nullable Value instantiate(Type type, Hash arguments) {
        return null;
    }
}
