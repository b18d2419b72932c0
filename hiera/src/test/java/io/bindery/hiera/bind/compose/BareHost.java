package io.bindery.hiera.bind.compose;

import io.bindery.hiera.bind.extend.Extensions;
import io.bindery.hiera.bind.model.BoundExpression;
import io.bindery.hiera.bind.model.Key;
import io.bindery.hiera.bind.runtime.KeyedAccess;
import io.bindery.puppet.type.Type;
import io.bindery.puppet.value.CallableValue;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A host without a compile: an expression's value is its text, nothing is in the catalog, and any type takes any parameter.
class BareHost implements Host {
    private final Extensions extensions;

    BareHost(Extensions extensions) {
        this.extensions = extensions;
    }

    @Override
    public Value evaluate(BoundExpression expression) {
        return Str.of(expression.text());
    }

    @Override
    public CallableValue lambda(BoundExpression lambda) {
        throw new AssertionError("no lambdas here");
    }

    @Override
    public List<Value> query(BoundExpression query) {
        return List.of();
    }

    @Override
    public void used(Key key, Value resource) {}

    @Override
    public @Nullable KeyedAccess object(Type reference) {
        return null;
    }

    @Override
    public @Nullable List<String> declaredParameters(Type type) {
        return null;
    }

    @Override
    public boolean accepts(Type type, String parameter) {
        return true;
    }

    @Override
    public @Nullable String incompatibility(Type original, Type replacement) {
        return null;
    }

    @Override
    public @Nullable Existing variable(String name) {
        return null;
    }

    @Override
    public Extensions extensions() {
        return extensions;
    }
}
