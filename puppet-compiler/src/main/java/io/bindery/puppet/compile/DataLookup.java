package io.bindery.puppet.compile;

import io.bindery.puppet.eval.Scope;
import io.bindery.puppet.value.Value;
import org.jspecify.annotations.Nullable;

/// Where the data for class parameters comes from.
@FunctionalInterface
public interface DataLookup {
    DataLookup NONE = (key, scope, compilation) -> null;

    /// The value of a key such as `ntp::servers` for the node that is compiled, or null where there is none.
    @Nullable Value find(String key, Scope scope, Object compilation);
}
