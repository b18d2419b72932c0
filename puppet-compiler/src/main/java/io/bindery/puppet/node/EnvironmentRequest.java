package io.bindery.puppet.node;

import io.bindery.puppet.load.Settings;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The requests for an environment. The classifier decides over the requested name, an environments manifest over both.
///
/// @param asked the name that the caller asks for
/// @param agent the name that the node's agent asks for
/// @param directory the environment's directory, where it need not be found by its name
/// @param modulepath directories of modules in place of the environment's own; null for those
/// @param optional whether a compile uses only the base modules if the environment does not exist
/// @param check whether the agent wants an empty catalog in place of one of another environment than it asked for
public record EnvironmentRequest(
        @Nullable String asked,
        @Nullable String agent,
        @Nullable Path directory,
        @Nullable List<Path> modulepath,
        boolean optional,
        boolean check) {
    /// Nobody asked.
    public static final EnvironmentRequest NONE = new EnvironmentRequest(null, null, null, null, false, false);

    public EnvironmentRequest {
        modulepath = modulepath == null ? null : List.copyOf(modulepath);
        directory = directory == null ? null : directory.toAbsolutePath().normalize();
    }

    /// A request by the caller for the environment of this name.
    public static EnvironmentRequest named(@Nullable String name) {
        return new EnvironmentRequest(name, null, null, null, false, false);
    }

    /// The environment that the node's agent asks for.
    public static EnvironmentRequest byAgent(@Nullable String name) {
        return new EnvironmentRequest(null, name, null, null, false, false);
    }

    /// The environment in a directory, under this name.
    public static EnvironmentRequest in(String name, Path directory) {
        return new EnvironmentRequest(name, null, directory, null, false, false);
    }

    /// The name that the node's agent asked for; the caller's, where it speaks for the agent.
    @Nullable String askedByAgent() {
        return agent == null ? asked : agent;
    }

    /// Whether the classifier names another environment than the one asked for. A directory that was given without a name is the
    /// environment of its own name, and the default one.
    boolean isElsewhere(@Nullable String classified, Settings settings) {
        if (classified == null || classified.equals(asked)) {
            return false;
        }
        if (directory == null || asked != null) {
            return true;
        }
        return !classified.equals(String.valueOf(directory.getFileName())) && !classified.equals(settings.text("environment"));
    }
}
