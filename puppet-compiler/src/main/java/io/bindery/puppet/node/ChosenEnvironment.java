package io.bindery.puppet.node;

import io.bindery.puppet.bind.site.EnvironmentChoice;
import io.bindery.puppet.bind.site.EnvironmentReasons;
import io.bindery.puppet.bind.site.EnvironmentSelection;
import io.bindery.puppet.bind.site.ListedEnvironment;
import io.bindery.puppet.bind.site.SelectionRequest;
import io.bindery.puppet.compile.Compiler;
import io.bindery.puppet.compile.Log;
import io.bindery.puppet.eval.LogLevel;
import io.bindery.puppet.load.Environment;
import io.bindery.puppet.load.Environments;
import io.bindery.puppet.load.Settings;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// Chooses the environment of a node: by an environments manifest, unless a directory was given. Without such a manifest it is
/// the environment of the classifier, the requested one, or the default.
record ChosenEnvironment(Compiler compiler, EnvironmentSource environments, Log log) {
    EnvironmentChoice choose(NodeRequest node, SelectionRequest selection) {
        Path manifest = node.environment().directory() == null
                ? EnvironmentSelection.manifest(compiler.library().files(), selection.settings())
                : null;
        return manifest == null ? byName(node, selection) : compiler.chooseEnvironment(manifest, selection, log);
    }

    /// All environments that nodes could have: those an environments manifest knows of, else those of the source.
    List<ListedEnvironment> list(SelectionRequest selection) {
        Settings settings = selection.settings();
        Path manifest = EnvironmentSelection.manifest(compiler.library().files(), settings);
        if (manifest != null) {
            return compiler.environments(manifest, selection, log);
        }
        return environments.names(settings).stream()
                .map(name -> Objects.requireNonNull(environments.find(name, settings, warnings())))
                .map(each -> new ListedEnvironment(each.name(), each, "the directory " + each.directory()))
                .toList();
    }

    private Consumer<String> warnings() {
        return message -> log.write(LogLevel.WARNING, null, message);
    }

    // The environment of the classifier wins over the requested environment.
    private EnvironmentChoice byName(NodeRequest node, SelectionRequest selection) {
        EnvironmentRequest request = node.environment();
        Settings settings = selection.settings();
        String classified = selection.classified().environment();
        String wanted = request.asked() == null ? request.agent() : request.asked();
        String name = classified != null ? classified : wanted == null ? settings.require("environment") : wanted;
        String by = classified != null ? "the node classifier" : wanted == null ? "default" : "the one who asked";
        Path directory = request.directory();
        Environment found = directory == null || request.isElsewhere(classified, settings)
                ? find(name, node, settings)
                : compiler.library().environments(settings, warnings()).read(name, directory);
        List<Path> modulepath = request.modulepath();
        Environment environment = modulepath == null ? found : found.withModulepath(modulepath);
        return new EnvironmentChoice(environment, false, () -> reasons(request, selection, environment, by));
    }

    private static List<String> reasons(
            EnvironmentRequest request, SelectionRequest selection, Environment environment, String by) {
        List<String> reasons = new ArrayList<>(EnvironmentReasons.asked(request.askedByAgent(), selection.classified()));
        reasons.add("environments.pp: there is none in " + selection.settings().require("confdir"));
        reasons.add("default: " + selection.settings().require("environment"));
        reasons.addAll(EnvironmentReasons.chosen(environment, by, "the directory " + environment.directory()));
        return reasons;
    }

    private Environment find(String name, NodeRequest node, Settings settings) {
        @Nullable Environment found = environments.find(name, settings, warnings());
        if (found != null) {
            return found;
        }
        boolean optional = node.environment().optional() || node.program().isGiven();
        if (node.environment().asked() != null || !optional) {
            throw Environments.missing(name, settings, environments.names(settings));
        }
        List<Path> base = new ArrayList<>();
        for (String each : settings.require("basemodulepath").split(":")) {
            base.add(Path.of(each));
        }
        return Environment.of(name, null, base, null);
    }
}
