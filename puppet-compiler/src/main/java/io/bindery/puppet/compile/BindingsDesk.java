package io.bindery.puppet.compile;

import io.bindery.hiera.bind.compose.Composition;
import io.bindery.hiera.bind.compose.ModelChecks;
import io.bindery.hiera.bind.model.Category;
import io.bindery.hiera.bind.model.NamedBindings;
import io.bindery.hiera.bind.model.NamedLayer;
import io.bindery.hiera.bind.model.Statement;
import io.bindery.hiera.bind.problem.BindingCode;
import io.bindery.hiera.bind.problem.BindingProblem;
import io.bindery.hiera.bind.problem.BindingsError;
import io.bindery.hiera.bind.problem.Problems;
import io.bindery.hiera.bind.problem.SourceLocation;
import io.bindery.puppet.bind.BindingsFiles;
import io.bindery.puppet.bind.site.SiteConfiguration;
import io.bindery.puppet.bind.site.SitePass;
import io.bindery.puppet.eval.EvaluationError;
import io.bindery.puppet.load.Manifest;
import io.bindery.puppet.value.Hash;
import io.bindery.text.Place;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Answers questions about what is bound without compiling: boots a node up to its injector, or less.
final class BindingsDesk {
    private final Compilation compilation;
    private final InjectionBoot boot;

    BindingsDesk(Compilation compilation) {
        this.compilation = compilation;
        this.boot = new InjectionBoot(compilation);
    }

    /// Whether anything may be bound at all.
    boolean isNeeded() {
        return boot.isNeeded();
    }

    /// What is bound for the node, be it wrong.
    ///
    /// @param imported a model in place of the site's own; null for none
    Composition compose(@Nullable Hash imported) {
        compilation.known().importInitial();
        Injection injection = boot.compose(imported);
        compilation.inject(injection);
        NodeParameters.set(compilation.scopes().top(), compilation.request(), NodeParameters.quietly(compilation.request()), Witness.NONE);
        injection.enterTopScope();
        return injection.composition();
    }

    /// All that can be found wrong.
    ///
    /// @param forNode whether what holds for the request's node only is looked at too
    List<BindingProblem> check(boolean forNode) {
        Problems problems = new Problems();
        for (Manifest manifest : compilation.snapshot().initialManifests()) {
            BindingsFiles.problems(manifest, problems);
        }
        if (!problems.hasErrors() && forNode) {
            attempt(() -> checkNode(problems), problems);
        }
        attempt(() -> checkSite(problems, forNode), problems);
        return problems.all();
    }

    /// What ends one look at the site does not end the others.
    private static void attempt(Runnable check, Problems problems) {
        try {
            check.run();
        } catch (BindingsError error) {
            problems.addAll(error.problems());
        } catch (EvaluationError error) {
            Place place = error.place();
            problems.add(new BindingProblem(
                    null, error.message(), place == null ? SourceLocation.NONE : SourceLocation.of(place)));
        }
    }

    private void checkNode(Problems problems) {
        compilation.known().importInitial();
        Injection injection = boot.compose(null);
        compilation.inject(injection);
        Composition composition = injection.composition();
        problems.addAll(composition.problems());
        problems.addAll(composition.shadowedOverrides());
        composition.layers().forEach(layer -> layer.bindings().forEach(bindings -> {
            if (bindings instanceof NamedBindings.Stated stated) {
                checkParameters(stated.statements(), problems);
            }
        }));
    }

    private void checkParameters(List<Statement> statements, Problems problems) {
        for (Statement statement : statements) {
            switch (statement) {
                case Statement.CategorizedBindings when -> checkParameters(when.statements(), problems);
                case Statement.ParameterBinding parameters -> {
                    for (String name : parameters.values().keySet()) {
                        if (!Acceptance.of(parameters.target().type(), compilation).test(name)) {
                            problems.add(
                                    BindingCode.B333,
                                    parameters.target() + " has no parameter named '" + name + "'",
                                    parameters.location());
                        }
                    }
                }
                case Statement.Binding _, Statement.Multibinding _, Statement.Fragment _, Statement.VariableBinding _,
                        Statement.MapBinding _, Statement.RebindBinding _, Statement.DependencyBinding _,
                        Statement.ClassInclusion _ -> {}
            }
        }
    }

    private void checkSite(Problems problems, boolean forNode) {
        SiteConfiguration site = SitePass.read(compilation.snapshot().initialManifests(), problems);
        List<NamedLayer> layers = boot.load(site, forNode, problems);
        Set<String> categories = new HashSet<>(Set.of("node", "environment", "common"));
        site.categories().highestFirst().stream().map(Category::name).forEach(categories::add);
        ModelChecks.check(layers, categories, !forNode, problems);
    }
}
