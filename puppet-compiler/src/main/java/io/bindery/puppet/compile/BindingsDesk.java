package io.bindery.puppet.compile;

import io.bindery.hiera.bind.compose.Composition;
import io.bindery.hiera.bind.compose.ModelChecks;
import io.bindery.hiera.bind.model.Category;
import io.bindery.hiera.bind.model.NamedLayer;
import io.bindery.hiera.bind.problem.BindingProblem;
import io.bindery.hiera.bind.problem.BindingsError;
import io.bindery.hiera.bind.problem.Problems;
import io.bindery.hiera.bind.problem.SourceLocation;
import io.bindery.puppet.bind.BindingsFiles;
import io.bindery.puppet.bind.site.SiteConfiguration;
import io.bindery.puppet.bind.site.SitePass;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.load.Manifest;
import io.bindery.puppet.value.Hash;
import io.bindery.text.Place;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Answers questions about bindings without compiling a catalog: it prepares a node only as far as the question needs, at most up
/// to its injector.
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
        return entered(boot.compose(imported));
    }

    /// The bindings of the node, even if the site has errors: unreadable parts are left out and reported among the problems.
    Composition composeAnyhow() {
        Problems problems = new Problems();
        attempt(() -> compilation.known().importInitial(), problems);
        return entered(boot.composeAnyhow(problems));
    }

    private Composition entered(Injection injection) {
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
        boolean readable = !problems.hasErrors();
        if (readable) {
            attempt(() -> compilation.known().importInitial(), problems);
        }
        if (readable && forNode) {
            attempt(() -> checkNode(problems), problems);
        }
        attempt(() -> checkSite(problems, forNode, readable), problems);
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
        Injection injection = boot.compose(null);
        compilation.inject(injection);
        Composition composition = injection.composition();
        problems.addAll(composition.problems());
        problems.addAll(composition.shadowedOverrides());
    }

    private void checkSite(Problems problems, boolean forNode, boolean readable) {
        SiteConfiguration site = SitePass.read(compilation.snapshot().initialManifests(), problems);
        List<NamedLayer> layers = boot.load(site, forNode, problems);
        Set<String> categories = new HashSet<>(Set.of("node", "environment", "common"));
        site.categories().highestFirst().stream().map(Category::name).forEach(categories::add);
        ModelChecks.check(layers, categories, !forNode, problems);
        // What manifests define is not known where they cannot be read.
        if (readable) {
            new DefinitionChecks(compilation, boot.extensions(), problems, forNode).check(layers);
        }
    }
}
