package example;

import io.bindery.hiera.bind.extend.RuntimeNames;
import java.util.Map;

/// The short names that `Type[...]` knows the classes of this jar by.
public final class Names implements RuntimeNames {
    @Override
    public Map<String, Class<?>> classes() {
        return Map.of("MyUUIDProducer", RequestIds.class);
    }
}
