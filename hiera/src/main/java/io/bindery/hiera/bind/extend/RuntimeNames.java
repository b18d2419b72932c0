package io.bindery.hiera.bind.extend;

import java.util.Map;

/// Short names for classes of the runtime, so that `Type[Logger]` need not be a full name. An extension point.
public interface RuntimeNames {
    Map<String, Class<?>> classes();
}
