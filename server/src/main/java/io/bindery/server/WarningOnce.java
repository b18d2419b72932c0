package io.bindery.server;

import io.bindery.puppet.load.Environment;
import io.bindery.puppet.load.Settings;
import io.bindery.puppet.node.EnvironmentSource;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// The environments of another source, with each warning given once: every request looks at its environment, and the log shows what is odd about it
/// once, as that of Puppet Server does.
final class WarningOnce implements EnvironmentSource {
    /// A name in a warning may come from a client; so many different warnings are enough.
    private static final int MOST = 1_000;

    private final EnvironmentSource source;
    private final Set<String> given = ConcurrentHashMap.newKeySet();

    WarningOnce(EnvironmentSource source) {
        this.source = source;
    }

    @Override
    public @Nullable Environment find(String name, Settings settings, Consumer<String> warnings) {
        return source.find(name, settings, warning -> {
            if (given.size() < MOST && given.add(warning)) {
                warnings.accept(warning);
            }
        });
    }

    @Override
    public List<String> names(Settings settings) {
        return source.names(settings);
    }
}
