package io.bindery.puppet.compile;

import io.bindery.hiera.LayerKind;
import io.bindery.hiera.PriorSource;
import io.bindery.hiera.bind.compose.Composer;
import io.bindery.hiera.bind.compose.Composition;
import io.bindery.hiera.bind.exchange.ModelReader;
import io.bindery.hiera.bind.extend.Extensions;
import io.bindery.hiera.bind.inject.Injected;
import io.bindery.hiera.bind.inject.Injector;
import io.bindery.hiera.bind.model.BindingsModel;
import io.bindery.hiera.bind.model.Categories;
import io.bindery.hiera.bind.model.Key;
import io.bindery.hiera.bind.model.NamedLayer;
import io.bindery.hiera.bind.problem.BindingProblem;
import io.bindery.hiera.bind.problem.BindingsError;
import io.bindery.hiera.bind.problem.Problems;
import io.bindery.hiera.bind.problem.SourceLocation;
import io.bindery.puppet.bind.LayerSources;
import io.bindery.puppet.bind.Layering;
import io.bindery.puppet.bind.MountedData;
import io.bindery.puppet.bind.TypeReferences;
import io.bindery.puppet.bind.site.SiteConfiguration;
import io.bindery.puppet.bind.site.SitePass;
import io.bindery.puppet.eval.LookupScope;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.eval.scope.Scope;
import io.bindery.puppet.eval.scope.Scopes;
import io.bindery.puppet.load.Manifest;
import io.bindery.puppet.load.Module;
import io.bindery.puppet.load.Snapshot;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import io.bindery.text.Place;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Reads a site's configuration, loads its layers, and composes them for the request.
final class InjectionBoot {
    private final Compilation compilation;
    private final Snapshot snapshot;
    private final Request request;

    InjectionBoot(Compilation compilation) {
        this.compilation = compilation;
        this.snapshot = compilation.snapshot();
        this.request = compilation.request();
    }

    /// Whether anything at all may be bound: a statement in the initial manifests, or a file where bindings are by default. The setting
    /// `bindings` can switch bindings off, to find out how they change a catalog.
    boolean isNeeded() {
        if ("false".equals(request.settings().text("bindings"))) {
            return false;
        }
        for (Manifest manifest : snapshot.initialManifests()) {
            if (!manifest.configuration().isEmpty()) {
                return true;
            }
        }
        // A snapshot is no longer used once one of the files it has looked for is there, or gone.
        String confdir = String.valueOf(request.settings().text("confdir"));
        return snapshot.derived(new DefaultFiles(confdir), Boolean.class, () -> Layering.hasFiles(snapshot, confdir()));
    }

    /// Cache key for the question whether the default places hold bindings.
    private record DefaultFiles(String confdir) {}

    private @Nullable Path confdir() {
        String confdir = request.settings().text("confdir");
        return confdir == null || confdir.isEmpty() ? null : Path.of(confdir);
    }

    /// Composes what is bound, be it wrong; the caller decides whether that matters.
    ///
    /// @param imported a model to be used in place of the site's own; null for none
    Injection compose(@Nullable Hash imported) {
        Scope boot = bootScope();
        return compose(boot, site(boot), imported, new Problems());
    }

    /// Composes what is bound as far as it can be read.
    ///
    /// @param problems receives the references that cannot be loaded
    Injection composeAnyhow(Problems problems) {
        Scope boot = bootScope();
        SiteConfiguration site;
        try {
            site = site(boot);
        } catch (BindingsError error) {
            problems.addAll(error.problems());
            site = plainSite(problems);
        } catch (EvaluationError error) {
            Place place = error.place();
            problems.add(new BindingProblem(
                    null, error.message(), place == null ? SourceLocation.NONE : SourceLocation.of(place)));
            site = plainSite(problems);
        }
        return compose(boot, site, null, problems);
    }

    // The layers as they are written, and of the categories only those that are always there.
    private SiteConfiguration plainSite(Problems problems) {
        Categories categories =
                Categories.ranked(List.of("node", "environment"), List.of(nodeValue(), snapshot.environment().name()));
        return new SiteConfiguration(categories, SitePass.read(snapshot.initialManifests(), problems).layers(), false);
    }

    private SiteConfiguration site(Scope boot) {
        return SitePass.evaluate(
                snapshot.initialManifests(), compilation.evaluator(), boot.local(8), snapshot.environment().name(), nodeValue());
    }

    private Injection compose(Scope boot, SiteConfiguration site, @Nullable Hash imported, Problems problems) {
        LayerSources sources = sources(boot, true);
        Layering layering = new Layering(sources, site.categories(), problems);
        Set<String> parts = layering.classifierParts();
        BindingsModel model = imported == null
                ? new BindingsModel(layering.load(site.layers()), site.categories())
                : new ModelReader(compilation.definitions()::type, layering::lazy).read(imported);
        BindingHost host = new BindingHost(compilation, boot, sources.extensions(), parts::contains);
        Composition composition = new Composer(model.layers(), model.categories(), host, problems).compose();
        compilation.world().lookup().setPrior(new Prior(composition.injector(), layering.mounted()));
        return new Injection(compilation, composition, host, parts);
    }

    private LayerSources sources(Scope boot, boolean forNode) {
        return new LayerSources(
                snapshot,
                confdir(),
                request.name(),
                request.classes(),
                request.parameters(),
                snapshot.settings(request.settings()),
                new TypeReferences(compilation.evaluator(), boot, forNode),
                compilation.world().lookup(),
                new LookupScope(compilation.evaluator(), boot),
                extensions());
    }

    /// What the jars of modules bring.
    Extensions extensions() {
        return snapshot.derived("extensions", Extensions.class, () -> new Extensions(jars()));
    }

    /// The layers of a site as it is written, without composing them.
    ///
    /// @param forNode whether they are those of the request's node, or those of any
    List<NamedLayer> load(SiteConfiguration site, boolean forNode, Problems problems) {
        return new Layering(sources(bootScope(), forNode), site.categories(), problems).load(site.layers());
    }

    // Facts and the classifier's variables are there before anything else of the compile is.
    private Scope bootScope() {
        Scope top = new Scopes().top();
        NodeParameters.set(top, request, NodeParameters.quietly(request), Witness.NONE);
        return top;
    }

    private String nodeValue() {
        Value networking = request.facts().get("networking");
        Value qualified = networking instanceof Hash hash ? hash.get("fqdn") : null;
        Value name = qualified != null ? qualified : request.facts().get("fqdn");
        return name instanceof Str(String text) && !text.isEmpty() ? text : request.name();
    }

    private List<Path> jars() {
        List<Path> jars = new ArrayList<>();
        for (Module module : snapshot.modules()) {
            Path directory = module.path().resolve("lib/java");
            if (snapshot.hasEntry(module, "lib")) {
                snapshot.names(directory).stream()
                        .filter(name -> name.endsWith(".jar"))
                        .forEach(name -> jars.add(directory.resolve(name)));
            }
        }
        return jars;
    }

    /// Bindings as a source that lookup asks before its data.
    private record Prior(Injector injector, MountedData mounted) implements PriorSource {
        @Override
        public @Nullable Value find(String key) {
            Injected found = injector.find(Key.data(key));
            return found == null ? null : found.value();
        }

        @Override
        public boolean mounts(LayerKind layer, @Nullable String module) {
            return mounted.mounts(layer, module);
        }
    }
}
