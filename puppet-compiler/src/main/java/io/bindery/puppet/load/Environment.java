package io.bindery.puppet.load;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A named set of code: where its manifests and modules are. Immutable; equal where all of it is, so that it keys caches.
///
/// @param directory its own directory; null for one put together on the command line
/// @param modulepath directories of modules, the first that has a module wins
/// @param manifest the file or directory that a compile starts from; null for none
/// @param configVersion the command that prints the version of the code; null if none is configured
/// @param code a program that replaces the manifests; empty for none
/// @param richData whether values other than plain data are tagged on the wire
/// @param bindingsDirectory the directory of its bindings; null for one put together on the command line
/// @param timeout how long a look at its files counts before they are looked at again, `environment_timeout`
public record Environment(
        String name,
        @Nullable Path directory,
        List<Path> modulepath,
        @Nullable Path manifest,
        @Nullable String configVersion,
        String code,
        boolean richData,
        @Nullable Path bindingsDirectory,
        Duration timeout) {
    /// The timeout of an environment whose files are looked at only once.
    static final Duration UNLIMITED = Duration.ofSeconds(Long.MAX_VALUE);

    public Environment {
        modulepath = List.copyOf(modulepath);
    }

    public static Environment of(String name, @Nullable Path directory, List<Path> modulepath, @Nullable Path manifest) {
        return new Environment(name, directory, modulepath, manifest, null, "", true, bindings(directory), Duration.ZERO);
    }

    static @Nullable Path bindings(@Nullable Path directory) {
        return directory == null ? null : directory.resolve("bindings");
    }

    public Environment withModulepath(List<Path> other) {
        return new Environment(name, directory, other, manifest, configVersion, code, richData, bindingsDirectory, timeout);
    }

    public Environment withManifest(@Nullable Path other) {
        return new Environment(name, directory, modulepath, other, configVersion, code, richData, bindingsDirectory, timeout);
    }

    /// This environment with nothing to evaluate: no manifest and no program.
    public Environment withoutManifests() {
        return withManifest(null).withCode("");
    }

    /// This environment with a program in place of its manifests.
    public Environment withCode(String program) {
        return new Environment(name, directory, modulepath, manifest, configVersion, program, richData, bindingsDirectory, timeout);
    }
}
