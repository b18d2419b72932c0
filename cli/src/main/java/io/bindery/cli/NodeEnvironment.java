package io.bindery.cli;

import io.bindery.puppet.bind.site.EnvironmentChoice;
import io.bindery.puppet.bind.site.EnvironmentReasons;
import io.bindery.puppet.bind.site.EnvironmentSelection;
import io.bindery.puppet.bind.site.ListedEnvironment;
import io.bindery.puppet.bind.site.SelectionRequest;
import io.bindery.puppet.compile.Compiler;
import io.bindery.puppet.compile.Log;
import io.bindery.puppet.load.Environment;
import io.bindery.puppet.load.Environments;
import io.bindery.puppet.load.Settings;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The environment of a node: the one an environments manifest chooses, unless a directory was given; without such a manifest
/// the classifier's, the one asked for, or the usual one.
///
/// @param asked what was asked for by name
/// @param agent what the node's agent asked for
/// @param directory its directory, where one was given
/// @param modulepath null where none was given
/// @param program whether a manifest or code was given, so that there need be no environment on disk
record NodeEnvironment(
        @Nullable String asked,
        @Nullable String agent,
        @Nullable String directory,
        @Nullable List<Path> modulepath,
        boolean program) {

    EnvironmentChoice choose(Compiler compiler, SelectionRequest request, Log log) {
        Path manifest = directory == null
                ? EnvironmentSelection.manifest(compiler.library().files(), request.settings())
                : null;
        return manifest == null ? asEver(compiler, request) : compiler.chooseEnvironment(manifest, request, log);
    }

    /// All environments that nodes could have: those an environments manifest knows of, else the directories on the path.
    static List<ListedEnvironment> list(Compiler compiler, SelectionRequest request, Log log) {
        Path manifest = EnvironmentSelection.manifest(compiler.library().files(), request.settings());
        if (manifest != null) {
            return compiler.environments(manifest, request, log);
        }
        Environments environments = compiler.library().environments(request.settings(), CompileOptions.warnings(log));
        return environments.names().stream()
                .map(environments::find)
                .map(each -> new ListedEnvironment(each.name(), each, "the directory " + each.directory()))
                .toList();
    }

    // What the classifier says wins over what was asked for.
    private EnvironmentChoice asEver(Compiler compiler, SelectionRequest request) {
        Settings settings = request.settings();
        String classified = request.classified().environment();
        String wanted = asked == null ? agent : asked;
        String name = classified != null ? classified : wanted == null ? settings.require("environment") : wanted;
        String by = classified != null ? "the node classifier" : wanted == null ? "default" : "the one who asked";
        Environments environments = compiler.library().environments(settings, warning -> {});
        Environment found = directory == null || isElsewhere(classified)
                ? find(environments, name, settings)
                : environments.read(name, Path.of(directory).toAbsolutePath().normalize());
        Environment environment = modulepath == null ? found : found.withModulepath(modulepath);
        return new EnvironmentChoice(environment, false, () -> reasons(request, environment, by));
    }

    /// Whether the classifier names another environment than the one whose directory was given.
    boolean isElsewhere(@Nullable String classified) {
        return classified != null && !classified.equals(asked);
    }

    private List<String> reasons(SelectionRequest request, Environment environment, String by) {
        List<String> reasons =
                new ArrayList<>(EnvironmentReasons.asked(agent == null ? asked : agent, request.classified()));
        reasons.add("environments.pp: there is none in " + request.settings().require("confdir"));
        reasons.add("default: " + request.settings().require("environment"));
        reasons.addAll(EnvironmentReasons.chosen(environment, by, "the directory " + environment.directory()));
        return reasons;
    }

    private Environment find(Environments environments, String name, Settings settings) {
        Environment found = environments.findOrNull(name);
        if (found != null || asked != null || !program) {
            return found != null ? found : environments.find(name);
        }
        List<Path> base = new ArrayList<>();
        for (String each : settings.require("basemodulepath").split(":")) {
            base.add(Path.of(each));
        }
        return Environment.of(name, null, base, null);
    }
}
