package io.bindery.hiera.bind.inject;

import io.bindery.hiera.bind.problem.SourceLocation;
import io.bindery.hiera.bind.runtime.KeyedAccess;
import io.bindery.puppet.type.Type;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The services that a producer may use.
public interface ProductionContext {
    Injector injector();

    /// The arguments given to `inject`, as plain Java values.
    Map<String, Object> arguments();

    /// A resource or class of the catalog in its present state; null if it does not exist.
    @Nullable KeyedAccess resource(Type reference);

    /// Where the binding stands.
    SourceLocation location();
}
