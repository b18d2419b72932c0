package io.bindery.hiera.bind.extend;

import io.bindery.hiera.bind.inject.Injector;
import io.bindery.hiera.bind.inject.Producer;
import io.bindery.hiera.bind.model.Key;
import java.util.Map;

/// Makes producers by name, for `to producer NAME`. An extension point: found by the service loader, also in a module's
/// `lib/java`.
public interface ProducerFactory {
    /// As statements name it.
    String name();

    /// @param key the key of the binding
    /// @param producerArguments the option `producer_args`, as plain Java values
    Producer<?> create(Key key, Map<String, Object> producerArguments, Injector injector);
}
