package io.bindery.puppet.bind.site;

import io.bindery.hiera.bind.problem.BindingsError;
import io.bindery.puppet.convert.Interpolation;
import io.bindery.puppet.eval.Definitions;
import io.bindery.puppet.eval.Evaluator;
import io.bindery.puppet.eval.LogLevel;
import io.bindery.puppet.eval.SharedCache;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.eval.scope.Scope;
import io.bindery.puppet.function.Builtins;
import io.bindery.puppet.load.FileTree;
import io.bindery.puppet.load.Library;
import io.bindery.puppet.load.LoadError;
import io.bindery.puppet.load.Manifest;
import io.bindery.puppet.load.Settings;
import io.bindery.puppet.syntax.tree.SiteStatement;
import io.bindery.puppet.value.Value;
import io.bindery.text.Diagnostic;
import io.bindery.text.Place;
import io.bindery.text.Severity;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Chooses the environment of a node by the environments manifest, `environments.pp`, if the site has one.
public record EnvironmentSelection(Library library, SharedCache cache, SelectionLog log) {
    private static final String USUAL = "production";

    /// The environments manifest, or null if there is none. Without one, environments are found by `environmentpath` alone.
    ///
    /// @throws LoadError if the setting `environments_manifest` names a file that does not exist
    public static @Nullable Path manifest(FileTree files, Settings settings) {
        String given = settings.text("environments_manifest");
        Path file = given == null
                ? Path.of(settings.require("confdir"), "environments.pp")
                : Path.of(given).toAbsolutePath();
        if (files.isFile(file)) {
            return file.normalize();
        }
        if (given != null) {
            throw new LoadError("Could not find the environments manifest " + file);
        }
        return null;
    }

    /// The environment of a node.
    ///
    /// @throws io.bindery.hiera.bind.problem.BindingsError with all that is wrong with the manifest
    /// @throws EvaluationError if it cannot be parsed or evaluated
    public EnvironmentChoice choose(Path file, SelectionRequest request) {
        Manifest manifest = library.environmentsManifest(file);
        Scope scope = SelectionScope.of(request);
        DeclaredEnvironments declared = declared(manifest, scope, request);
        Choice choice = choice(scope, manifest);
        EnvironmentResolution.Resolved resolved = resolution(declared, request, choice.place).resolve(choice.name);
        announce(request, choice);
        return new EnvironmentChoice(
                resolved.environment(), true, () -> reasons(request, file, declared, choice, resolved));
    }

    /// All the environments there are, those that cannot be used too: as declared, then the directories by name, then `production`
    /// where that is neither.
    ///
    /// @throws io.bindery.hiera.bind.problem.BindingsError with all that is wrong with the manifest
    /// @throws EvaluationError if it cannot be parsed or evaluated
    public List<ListedEnvironment> list(Path file, SelectionRequest request) {
        Manifest manifest = library.environmentsManifest(file);
        DeclaredEnvironments declared = declared(manifest, SelectionScope.of(request), request);
        EnvironmentResolution resolution = resolution(declared, request, new Place(manifest.file(), 0, 0));
        Set<String> names = new LinkedHashSet<>(declared.names());
        names.addAll(resolution.directories());
        names.add(USUAL);
        return names.stream().map(name -> listed(name, resolution)).toList();
    }

    private static ListedEnvironment listed(String name, EnvironmentResolution resolution) {
        try {
            EnvironmentResolution.Resolved resolved = resolution.resolve(name);
            return new ListedEnvironment(name, resolved.environment(), resolved.reason());
        } catch (BindingsError unusable) {
            return new ListedEnvironment(name, null, unusable.message());
        }
    }

    private EnvironmentResolution resolution(DeclaredEnvironments declared, SelectionRequest request, Place place) {
        return new EnvironmentResolution(library, declared, request.settings(), place, this::warn);
    }

    private DeclaredEnvironments declared(Manifest manifest, Scope scope, SelectionRequest request) {
        SiteProblems problems = new SiteProblems();
        report(manifest);
        EnvironmentsManifestRules.check(manifest.body(), problems);
        problems.throwIfAny();
        DeclaredEnvironments declared = new DeclaredEnvironments(problems);
        evaluate(manifest, declared, scope, request);
        problems.throwIfAny();
        return declared;
    }

    private void warn(String message) {
        log.write(LogLevel.WARNING, null, message);
    }

    private void report(Manifest manifest) {
        List<String> errors = new ArrayList<>();
        for (Diagnostic problem : manifest.problems()) {
            if (problem.severity() == Severity.ERROR) {
                errors.add(problem.text());
            } else {
                warn(problem.text());
            }
        }
        if (!errors.isEmpty()) {
            throw EvaluationError.placeless(String.join("\n", errors));
        }
    }

    private void evaluate(
            Manifest manifest, DeclaredEnvironments declared, Scope scope, SelectionRequest request) {
        Evaluator[] own = new Evaluator[1];
        CatalogOutOfReach catalog = new CatalogOutOfReach(
                "the environments manifest", (site, where) -> read(site, where, declared, own[0]));
        own[0] = new Evaluator(
                new EnvironmentsWorld(library.files(), log), Builtins.of(request.evaluation().version()), Definitions.NONE, catalog, request.evaluation(), cache);
        own[0].evaluateProgram(manifest.body(), scope);
    }

    private static void read(SiteStatement site, Scope scope, DeclaredEnvironments declared, Evaluator evaluator) {
        site.items().forEach(item -> declared.read(item, evaluator, scope));
    }

    /// The chosen name and the source that chose it.
    ///
    /// @param place the statement that chose the name, or the manifest
    private record Choice(String name, String by, Place place) {}

    private static Choice choice(Scope scope, Manifest manifest) {
        Place start = new Place(manifest.file(), 0, 0);
        Value value = scope.lookup(SelectionScope.ENVIRONMENT);
        String name = value == null ? "" : Interpolation.text(value);
        if (name.isEmpty()) {
            return new Choice(USUAL, "default", start);
        }
        if (!scope.isBound(SelectionScope.ENVIRONMENT)) {
            return new Choice(name, "the node classifier", start);
        }
        Place assigned = AssignmentFinder.find(manifest, SelectionScope.ENVIRONMENT);
        String file = manifest.file().name();
        return new Choice(name, assigned.isWhole() ? file : file + ":" + assigned.line(), assigned);
    }

    /// Warns an agent that gets another environment than it requested.
    private void announce(SelectionRequest request, Choice choice) {
        String asked = request.agentEnvironment();
        if (asked != null && !asked.equals(choice.name)) {
            log.write(
                    LogLevel.NOTICE,
                    null,
                    "requested environment '" + asked + "' is not used; '" + choice.name + "' selected by " + choice.by);
        }
    }

    private static List<String> reasons(
            SelectionRequest request,
            Path file,
            DeclaredEnvironments declared,
            Choice choice,
            EnvironmentResolution.Resolved resolved) {
        List<String> reasons = new ArrayList<>(EnvironmentReasons.asked(request.agentEnvironment(), request.classified()));
        DeclaredEnvironments.Dynamic dynamic = declared.dynamic();
        reasons.add("environments.pp: " + file + " declares "
                + (declared.names().isEmpty() ? "none" : String.join(", ", declared.names()))
                + (dynamic == null ? "" : ", and the directories of " + dynamic.directory()));
        reasons.add("default: " + USUAL);
        reasons.addAll(EnvironmentReasons.chosen(resolved.environment(), choice.by, resolved.reason()));
        return reasons;
    }
}
