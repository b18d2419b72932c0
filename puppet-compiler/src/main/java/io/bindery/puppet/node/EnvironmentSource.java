package io.bindery.puppet.node;

import io.bindery.puppet.load.Environment;
import io.bindery.puppet.load.Library;
import io.bindery.puppet.load.Settings;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// Finds environments by their names. The usual source are the directories on `environmentpath`; a server or a fleet may have
/// environments that are commits of a repository.
public interface EnvironmentSource {
    /// The environment of this name, or null if it does not exist.
    ///
    /// @param warnings receives a warning for each oddity of its configuration
    @Nullable Environment find(String name, Settings settings, Consumer<String> warnings);

    /// The names of all environments, sorted.
    List<String> names(Settings settings);

    /// The directories on `environmentpath`, in the file tree of a library.
    static EnvironmentSource directories(Library library) {
        return new EnvironmentSource() {
            @Override
            public @Nullable Environment find(String name, Settings settings, Consumer<String> warnings) {
                return library.environments(settings, warnings).findOrNull(name);
            }

            @Override
            public List<String> names(Settings settings) {
                return library.environments(settings, warning -> {}).names();
            }
        };
    }
}
