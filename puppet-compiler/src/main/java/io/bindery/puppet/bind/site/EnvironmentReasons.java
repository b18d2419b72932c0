package io.bindery.puppet.bind.site;

import io.bindery.puppet.load.Classifier;
import io.bindery.puppet.load.Environment;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// Explains to people, in lines of text, why a node has its environment.
public final class EnvironmentReasons {
    private EnvironmentReasons() {}

    /// The requests for an environment, and their sources.
    public static List<String> asked(@Nullable String agent, Classifier.Classification classified) {
        String environment = classified.environment();
        return List.of(
                "agent: " + (agent == null ? "asked for none" : "asked for " + agent),
                "ENC: " + (environment == null ? "says nothing" : "says " + environment));
    }

    /// The environment itself.
    ///
    /// @param by who chose it
    /// @param because what makes it an environment
    public static List<String> chosen(Environment environment, String by, String because) {
        String modules = environment.modulepath().stream().map(Path::toString).collect(Collectors.joining(":"));
        return List.of(
                "selected: " + environment.name() + ", by " + by + "; it is " + because,
                "  envdir: " + environment.directory(),
                "  modulepath: " + modules,
                "  manifest: " + environment.manifest(),
                "  bindingsdir: " + environment.bindingsDirectory());
    }
}
