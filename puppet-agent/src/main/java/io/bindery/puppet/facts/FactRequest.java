package io.bindery.puppet.facts;

import io.bindery.enact.host.Host;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Which facts are wanted, and where to look for them.
///
/// @param environment  environment variables of the process: `PATH`, `TZ`, `FACTER_*`, `FACTERLIB`
/// @param queries      names of facts or paths into structured facts; an empty list selects all facts
/// @param legacy       whether a request for all facts includes the old flat facts
/// @param configuration the file `facter.conf`; null for the system's own file
/// @param externalDirectories directories with external facts; if empty, those of the configuration, else those of the user
/// @param customDirectories   directories with facts in Ruby; if empty, those of the configuration
/// @param modules      folders of modules, which may have facts of both kinds
/// @param external     whether external facts are looked for
/// @param blocking     whether the configuration may block facts
/// @param caching      whether facts are cached for as long as the configuration says
/// @param custom       resolves facts in Ruby; null if such facts are not looked for
public record FactRequest(
        Host host,
        Map<String, String> environment,
        List<String> queries,
        boolean legacy,
        @Nullable Path configuration,
        List<Path> externalDirectories,
        List<Path> customDirectories,
        List<Path> modules,
        boolean external,
        boolean blocking,
        boolean caching,
        @Nullable CustomFacts custom) {

    public FactRequest {
        environment = Map.copyOf(environment);
        queries = List.copyOf(queries);
        externalDirectories = List.copyOf(externalDirectories);
        customDirectories = List.copyOf(customDirectories);
        modules = List.copyOf(modules);
    }

    /// All facts of a host but those in Ruby, as a catalog is compiled with: the old flat ones too.
    public static FactRequest all(Host host, Map<String, String> environment) {
        return new FactRequest(host, environment, List.of(), true, null, List.of(), List.of(), List.of(), true, true, true, null);
    }

    /// The same with the facts that modules bring, external ones and those in Ruby.
    public FactRequest with(List<Path> folders, CustomFacts resolver) {
        return new FactRequest(
                host, environment, queries, legacy, configuration, externalDirectories, customDirectories, folders, external, blocking, caching,
                resolver);
    }
}
