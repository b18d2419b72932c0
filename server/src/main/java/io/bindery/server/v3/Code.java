package io.bindery.server.v3;

import io.bindery.puppet.load.Environment;
import io.bindery.puppet.load.Module;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The environments that the server has code for.
public interface Code {
    /// The environment of a name, or null if it does not exist.
    @Nullable Environment environment(String name);

    /// The names of all environments.
    List<String> names();

    /// The modules of an environment; of modules with equal names the first on its path.
    List<Module> modules(Environment environment);

    /// The module of a name, or null if the environment has none.
    default @Nullable Module module(Environment environment, String name) {
        for (Module each : modules(environment)) {
            if (each.name().equals(name)) {
                return each;
            }
        }
        return null;
    }

    /// The environment of a name.
    ///
    /// @throws V3Error if it does not exist
    default Environment require(String name) {
        Environment found = environment(name);
        if (found == null) {
            throw V3Error.noEnvironment(name);
        }
        return found;
    }
}
