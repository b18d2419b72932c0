package io.bindery.server;

import io.bindery.puppet.load.Environment;
import io.bindery.puppet.load.Library;
import io.bindery.puppet.load.LoadError;
import io.bindery.puppet.load.Module;
import io.bindery.puppet.load.Settings;
import io.bindery.puppet.node.EnvironmentSource;
import io.bindery.puppet.syntax.issue.Strictness;
import io.bindery.server.v3.Code;
import io.bindery.server.v3.V3Error;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// The environments of a source, and their modules in the library's snapshots.
record EnvironmentCode(Library library, EnvironmentSource source, Supplier<Settings> settings, ServerLog log) implements Code {
    @Override
    public @Nullable Environment environment(String name) {
        try {
            return source.find(name, settings.get(), this::warn);
        } catch (LoadError broken) {
            throw V3Error.failed(broken.message());
        }
    }

    @Override
    public List<String> names() {
        return source.names(settings.get());
    }

    @Override
    public List<Module> modules(Environment environment) {
        return List.copyOf(library.snapshot(environment, Strictness.WARNING).modules());
    }

    private void warn(String message) {
        log.write(ServerLog.Level.WARN, "environments", message);
    }
}
