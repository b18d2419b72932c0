package io.bindery.hiera.bind.compose;

import io.bindery.hiera.bind.extend.Extensions;
import io.bindery.hiera.bind.model.BoundExpression;
import io.bindery.hiera.bind.model.Key;
import io.bindery.hiera.bind.runtime.KeyedAccess;
import io.bindery.puppet.type.Type;
import io.bindery.puppet.value.CallableValue;
import io.bindery.puppet.value.Value;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The services of a compile that bindings use.
public interface Host {
    /// The value of an expression, in a fresh scope inside the top scope.
    Value evaluate(BoundExpression expression);

    /// A lambda, ready to be called.
    CallableValue lambda(BoundExpression lambda);

    /// The resources of other nodes that a query finds, by certname and reference.
    List<Value> query(BoundExpression query);

    /// Notes that a resource of another node was used.
    void used(Key key, Value resource);

    /// The present parameters of a class or resource; null if it is not in the catalog.
    @Nullable KeyedAccess object(Type reference);

    /// The names of the parameters that a class or resource type declares, without metaparameters; null if it is unknown.
    @Nullable List<String> declaredParameters(Type type);

    /// Whether a class or resource type takes a parameter; true if it is unknown.
    boolean accepts(Type type, String parameter);

    /// Why one class or type cannot take the place of another; null if it can.
    @Nullable String incompatibility(Type original, Type replacement);

    /// The value a variable of the top scope has from facts or the node classifier; null if it has none.
    @Nullable Existing variable(String name);

    /// Classes of the runtime that extensions bring.
    Extensions extensions();

    /// A value that exists without a binding.
    ///
    /// @param source `facts` or `the node classifier`
    record Existing(Value value, String source) {}
}
