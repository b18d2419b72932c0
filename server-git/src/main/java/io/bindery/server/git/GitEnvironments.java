package io.bindery.server.git;

import io.bindery.fleet.code.CodeError;
import io.bindery.puppet.load.Environment;
import io.bindery.puppet.load.Library;
import io.bindery.puppet.load.LoadError;
import io.bindery.puppet.load.Settings;
import io.bindery.puppet.node.EnvironmentSource;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// Branches and tags as environments. A commit has its environment's directory below a path of its own, so the `environment.conf` is that of the
/// commit.
///
/// @param library reads its files through a [GitTree] of the same code
public record GitEnvironments(GitCode code, Library library) implements EnvironmentSource {
    @Override
    public @Nullable Environment find(String name, Settings settings, Consumer<String> warnings) {
        try {
            GitCode.Opened opened = code.current(name);
            return opened == null
                    ? null
                    : library.environments(settings.with("environmentpath", opened.path().toString()), warnings).findOrNull(name);
        } catch (CodeError unreadable) {
            throw new LoadError(unreadable.message());
        }
    }

    @Override
    public List<String> names(Settings settings) {
        return code.names();
    }
}
