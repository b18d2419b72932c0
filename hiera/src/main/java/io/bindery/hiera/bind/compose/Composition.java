package io.bindery.hiera.bind.compose;

import io.bindery.hiera.bind.inject.Injector;
import io.bindery.hiera.bind.inject.Provenance;
import io.bindery.hiera.bind.model.BindingsModel;
import io.bindery.hiera.bind.model.Categories;
import io.bindery.hiera.bind.model.Key;
import io.bindery.hiera.bind.model.NamedLayer;
import io.bindery.hiera.bind.model.ProducerDescriptor;
import io.bindery.hiera.bind.model.Statement;
import io.bindery.hiera.bind.model.Supply;
import io.bindery.hiera.bind.problem.BindingProblem;
import io.bindery.hiera.bind.problem.Problems;
import io.bindery.hiera.bind.problem.SourceLocation;
import io.bindery.puppet.type.Type;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// The result of composing bindings for a request: the injector, and all problems found.
public final class Composition {
    private final Effective effective;
    private final Problems problems;
    private final Injector injector;

    Composition(Effective effective, Host host, Problems problems) {
        this.effective = effective;
        this.problems = problems;
        ComposedInjector composed = new ComposedInjector(effective, host);
        composed.checkProducers(problems);
        this.injector = composed;
    }

    /// The names of the producers that are there without an extension.
    public static List<String> builtInProducers() {
        return BuiltInProducer.names();
    }

    public Categories categories() {
        return effective.state();
    }

    /// Highest first, the implicit ones too.
    public List<NamedLayer> layers() {
        return effective.layers();
    }

    /// Errors and warnings, by place.
    public List<BindingProblem> problems() {
        return problems.all();
    }

    /// Overrides of nothing that something above hides.
    public List<BindingProblem> shadowedOverrides() {
        return new ShadowedOverrides(effective).find();
    }

    public boolean hasErrors() {
        return problems.hasErrors();
    }

    /// @throws BindingsError with all errors, if there are any
    public Composition requireSound() {
        problems.requireNone();
        return this;
    }

    public Injector injector() {
        return injector;
    }

    public BindingsModel model() {
        return new BindingsModel(effective.layers(), effective.state());
    }

    /// What is effective, in no particular order.
    public List<Bound> bound() {
        return effective.entries().values().stream()
                .map(entry -> new Bound(entry.key(), entry.winner().literal(), entry.winner().provenance()))
                .toList();
    }

    /// A key and the place of its binding.
    ///
    /// @param value the literal it is bound to; null if it is produced
    public record Bound(Key key, @Nullable Value value, Provenance provenance) {}

    /// The dependencies that apply.
    public List<Statement.DependencyBinding> dependencies() {
        return effective.dependencies();
    }

    /// The names of bound variables of the top scope.
    public List<String> variables() {
        List<String> names = new ArrayList<>();
        for (Key key : effective.entries().keySet()) {
            if (key.name().startsWith("/var/")) {
                names.add(key.name().substring(5));
            }
        }
        return names;
    }

    /// What takes the place of a class or resource type; null if nothing does.
    public @Nullable Substitution substitution(Key original) {
        Entry entry = effective.entries().get(original);
        Supply supply = entry == null ? null : entry.winner().supply();
        return entry != null && supply != null && supply.producer() instanceof ProducerDescriptor.Referring(var replacement)
                ? new Substitution(replacement, entry.winner().provenance())
                : null;
    }

    /// Whether any class or resource type is replaced.
    public boolean substitutes() {
        return effective.entries().keySet().stream().anyMatch(key -> key.name().isEmpty() && !key.isData());
    }

    /// The classes to include, with the statement that includes each.
    public SequencedMap<String, Provenance> classes() {
        return new ClassList(effective, (ComposedInjector) injector).included();
    }

    /// The names of those bound parameters of a target that are taken from resources or classes of the catalog.
    public Set<String> objectParameters(String target) {
        Set<String> names = new HashSet<>();
        effective.parameters(target).forEach((name, entry) -> {
            Supply supply = entry.winner().supply();
            if (supply != null && supply.producer() instanceof ProducerDescriptor.Part(ProducerDescriptor.Referring _, String _)) {
                names.add(name);
            }
        });
        return names;
    }

    /// What has bound parameters, such as `Class[ntp]` or `Web[one]`, each with a statement that binds some.
    public Map<String, Provenance> parameterTargets() {
        return effective.parameterTargets();
    }

    /// The objects that the parameters of a target are taken from.
    ///
    /// @param target such as `Web[one]`
    public List<ObjectSource> sources(String target) {
        List<ObjectSource> sources = new ArrayList<>();
        for (Entry entry : effective.parameters(target).values()) {
            Supply supply = entry.winner().supply();
            if (supply != null
                    && supply.producer() instanceof ProducerDescriptor.Part(ProducerDescriptor.Referring(var reference), String _)) {
                sources.add(new ObjectSource(reference, supply.optional(), entry.winner().location()));
            }
        }
        return sources;
    }

    /// A replacement of a class or resource, and the statement that makes it.
    public record Substitution(Type replacement, Provenance provenance) {}

    /// A resource or class whose parameters are used for other resources.
    public record ObjectSource(Type reference, boolean optional, SourceLocation location) {}
}
