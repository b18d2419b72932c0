package io.bindery.hiera.bind.extend;

import java.util.Map;

/// Short names for runtime classes, so that `Type[Logger]` need not have a full name. An extension point.
public interface RuntimeNames {
    Map<String, Class<?>> classes();
}
