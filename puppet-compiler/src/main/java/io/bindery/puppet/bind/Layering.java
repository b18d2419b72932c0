package io.bindery.puppet.bind;

import io.bindery.hiera.bind.extend.BindingsProvider;
import io.bindery.hiera.bind.extend.Extensions;
import io.bindery.hiera.bind.extend.LayerRequest;
import io.bindery.hiera.bind.extend.SystemBindings;
import io.bindery.hiera.bind.model.BindingsReference;
import io.bindery.hiera.bind.model.Categories;
import io.bindery.hiera.bind.model.LayerPlan;
import io.bindery.hiera.bind.model.NamedBindings;
import io.bindery.hiera.bind.model.NamedLayer;
import io.bindery.hiera.bind.model.Statement;
import io.bindery.hiera.bind.problem.BindingCode;
import io.bindery.hiera.bind.problem.BindingsError;
import io.bindery.hiera.bind.problem.Problems;
import io.bindery.hiera.bind.problem.SourceLocation;
import io.bindery.puppet.load.Snapshot;
import io.bindery.text.Spelling;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Loads layers: the bindings that their references name, less those that they exclude. The built-in layers are added above and
/// below.
public final class Layering {
    private final LayerSources sources;
    private final BindingsFiles files;
    private final Categories state;
    private final Problems problems;
    private final ClassifierBindings classifier;
    private final MountedData mounted;
    private final Set<String> classifierParts = new HashSet<>();

    public Layering(LayerSources sources, Categories state, Problems problems) {
        this.sources = sources;
        this.state = state;
        this.problems = problems;
        this.files = new BindingsFiles(sources.snapshot(), sources.confdir(), sources.types(), problems);
        this.classifier = new ClassifierBindings(sources.classes(), sources.variables(), state);
        this.mounted = new MountedData(sources.lookup(), sources.scope());
    }

    /// Whether any bindings are found where they are looked for by default.
    public static boolean hasFiles(Snapshot snapshot, @Nullable Path confdir) {
        return BindingsFiles.any(snapshot, confdir);
    }

    /// Highest first, with `system` on top and `defaults` at the bottom.
    public List<NamedLayer> load(@Nullable List<LayerPlan> plans) {
        List<NamedLayer> layers = new ArrayList<>();
        layers.add(system());
        for (LayerPlan plan : plans == null ? LayerPlan.defaults() : plans) {
            layers.add(load(plan));
        }
        layers.add(DefaultBindings.layer(sources.settings()));
        return layers;
    }

    /// The parts of the classifier's answer that are layered: `classes`, `parameters`, `variables`.
    public Set<String> classifierParts() {
        return classifierParts;
    }

    /// The layers of data that are mounted.
    public MountedData mounted() {
        return mounted;
    }

    /// A source that can only be asked, by the name it has in a model.
    public NamedBindings lazy(String name) {
        return name.startsWith("hiera:")
                ? mounted.mount(BindingsReference.parse(name, SourceLocation.NONE), SourceLocation.NONE)
                : DefaultBindings.settings(sources.settings());
    }

    private NamedLayer system() {
        List<NamedBindings> bindings = new ArrayList<>();
        for (SystemBindings each : sources.extensions().services(SystemBindings.class)) {
            each.bindings().forEach(given -> bindings.add(
                    given instanceof NamedBindings.Stated stated ? Finality.of(stated) : given));
        }
        return new NamedLayer("system", bindings);
    }

    private NamedLayer load(LayerPlan plan) {
        SourceLocation location = plan.location() == null ? SourceLocation.NONE : plan.location();
        List<BindingsReference> include = references(plan.include(), location);
        List<BindingsReference> exclude = references(plan.exclude(), location);
        Set<NamedBindings> found = new LinkedHashSet<>();
        Map<String, List<BindingsReference>> custom = new LinkedHashMap<>();
        Set<String> parts = classifierParts(include, location);
        parts.removeAll(classifierParts(exclude, location));
        if (!parts.isEmpty()) {
            classifierParts.addAll(parts);
            found.add(classifier.bindings(parts));
        }
        for (BindingsReference reference : include) {
            if (isCustom(reference)) {
                custom.computeIfAbsent(reference.scheme(), _ -> new ArrayList<>()).add(reference);
            } else {
                add(reference, plan.name(), location, found);
            }
        }
        for (BindingsReference reference : exclude) {
            if (!isCustom(reference)) {
                Set<NamedBindings> less = new HashSet<>();
                add(optional(reference), plan.name(), location, less);
                found.removeIf(each -> less.contains(each));
            }
        }
        custom.forEach((scheme, references) -> found.addAll(provided(scheme, references, exclude, plan.name(), location)));
        return new NamedLayer(plan.name(), List.copyOf(found));
    }

    // However many references of a layer name the classifier, its answer is bound once.
    private Set<String> classifierParts(List<BindingsReference> references, SourceLocation location) {
        Set<String> parts = new LinkedHashSet<>();
        for (BindingsReference reference : references) {
            if (reference.scheme().equals("enc")) {
                try {
                    parts.addAll(ClassifierBindings.parts(reference, location));
                } catch (BindingsError error) {
                    problems.addAll(error.problems());
                }
            }
        }
        return parts;
    }

    private static BindingsReference optional(BindingsReference reference) {
        return new BindingsReference(reference.text(), reference.scheme(), reference.path(), true);
    }

    private List<BindingsReference> references(List<String> texts, SourceLocation location) {
        List<BindingsReference> references = new ArrayList<>();
        for (String text : texts) {
            try {
                references.add(BindingsReference.parse(text, location));
            } catch (BindingsError error) {
                problems.addAll(error.problems());
            }
        }
        return references;
    }

    private static boolean isCustom(BindingsReference reference) {
        return switch (reference.scheme()) {
            case "confdir", "env", "module", "modules", "enc", "hiera" -> false;
            default -> true;
        };
    }

    private void add(BindingsReference reference, String layer, SourceLocation location, Set<NamedBindings> found) {
        try {
            switch (reference.scheme()) {
                case "enc" -> {}
                case "hiera" -> found.add(mounted.mount(reference, location));
                default -> found.addAll(files.find(reference, layer, location));
            }
        } catch (BindingsError error) {
            problems.addAll(error.problems());
        }
    }

    private List<NamedBindings> provided(
            String scheme,
            List<BindingsReference> include,
            List<BindingsReference> exclude,
            String layer,
            SourceLocation location) {
        BindingsProvider provider = provider(scheme);
        if (provider == null) {
            problems.add(
                    BindingCode.B211,
                    "Unknown bindings scheme '" + scheme + "' in '" + include.getFirst().text() + "' in layer '" + layer + "'"
                            + Spelling.suggestion(scheme, schemes()),
                    location);
            return List.of();
        }
        List<BindingsReference> less = exclude.stream().filter(each -> each.scheme().equals(scheme)).toList();
        try {
            return provider.provide(new LayerRequest(
                    layer,
                    include,
                    less,
                    sources.snapshot().environment().name(),
                    sources.node(),
                    state.state(),
                    problems));
        } catch (BindingsError error) {
            problems.addAll(error.problems());
            return List.of();
        }
    }

    private List<String> schemes() {
        List<String> schemes = new ArrayList<>(List.of("confdir", "env", "module", "enc", "hiera"));
        sources.extensions().services(BindingsProvider.class).forEach(provider -> schemes.add(provider.scheme()));
        return schemes;
    }

    // Only what is there before any layer is loaded can tell how layers are loaded.
    private @Nullable BindingsProvider provider(String scheme) {
        Extensions extensions = sources.extensions();
        for (BindingsProvider provider : extensions.services(BindingsProvider.class)) {
            if (provider.scheme().equals(scheme)) {
                return provider;
            }
        }
        for (SystemBindings each : extensions.services(SystemBindings.class)) {
            for (NamedBindings bindings : each.bindings()) {
                if (bindings instanceof NamedBindings.Stated stated) {
                    BindingsProvider found = contributed(stated.statements(), scheme, extensions);
                    if (found != null) {
                        return found;
                    }
                }
            }
        }
        return null;
    }

    private static @Nullable BindingsProvider contributed(List<Statement> statements, String scheme, Extensions extensions) {
        for (Statement statement : statements) {
            if (statement instanceof Statement.Fragment fragment
                    && fragment.id().equals("bindings_providers")
                    && scheme.equals(fragment.name())
                    && extensions.made(fragment.supply()) instanceof BindingsProvider provider) {
                return provider;
            }
        }
        return null;
    }
}
