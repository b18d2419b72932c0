package io.bindery.hiera.bind.compose;

import io.bindery.hiera.bind.inject.Explanation;
import io.bindery.hiera.bind.inject.Injected;
import io.bindery.hiera.bind.inject.Injector;
import io.bindery.hiera.bind.inject.Provenance;
import io.bindery.hiera.bind.model.BindingTypes;
import io.bindery.hiera.bind.model.Key;
import io.bindery.hiera.bind.model.NamedBindings;
import io.bindery.hiera.bind.model.ProducerDescriptor;
import io.bindery.hiera.bind.model.Supply;
import io.bindery.hiera.bind.problem.BindingCode;
import io.bindery.hiera.bind.problem.BindingProblem;
import io.bindery.hiera.bind.problem.BindingsError;
import io.bindery.hiera.bind.problem.Problems;
import io.bindery.hiera.bind.problem.SourceLocation;
import io.bindery.hiera.bind.runtime.JavaValues;
import io.bindery.hiera.bind.runtime.RuntimeObject;
import io.bindery.puppet.type.AnyType;
import io.bindery.puppet.type.RuntimeType;
import io.bindery.puppet.type.Type;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// The injector of a composition. A question is one access to the table of effective bindings. If sources without a listing are
/// mounted above the answer, each is asked, too. Produced values are kept.
final class ComposedInjector implements Injector {
    private final Effective effective;
    private final Host host;
    private final Production production;
    private final Map<Key, Optional<Injected>> produced = new HashMap<>();
    private final Set<Key> inProduction = new LinkedHashSet<>();

    ComposedInjector(Effective effective, Host host) {
        this.effective = effective;
        this.host = host;
        this.production = new Production(host, this);
    }

    Effective effective() {
        return effective;
    }

    Host host() {
        return host;
    }

    @Override
    public boolean isEmpty() {
        return false;
    }

    @Override
    public @Nullable Injected find(Key key) {
        Optional<Injected> known = produced.get(key);
        return known != null ? known.orElse(null) : produce(key, Hash.EMPTY);
    }

    @Override
    public @Nullable Injected find(Key key, @Nullable Type requested, Hash arguments) {
        Entry entry = effective.entries().get(key);
        boolean plain = arguments.size() == 0 || entry == null;
        if (arguments.size() > 0 && entry != null && !production.acceptsArguments(entry)) {
            throw new BindingsError(
                    BindingCode.B514, key + " is a singleton; arguments can not be given", SourceLocation.NONE);
        }
        Injected found = plain ? find(key) : produce(key, arguments);
        boolean substituted = entry != null && entry.winner().isSubstitution();
        if (found != null && requested != null && !substituted && !BindingTypes.isInstance(requested, found.value())) {
            String at = found.provenance().location().toString();
            throw new BindingsError(
                    BindingCode.B502,
                    "inject of " + key + ": expected " + requested + ", got " + BindingTypes.shown(found.value()) + "; bound"
                            + (at.isEmpty() ? "" : " at " + at),
                    SourceLocation.NONE);
        }
        return found;
    }

    @Override
    public Key requested(@Nullable Type type, String name) {
        Key exact = Injector.super.requested(type, name);
        if (name.isEmpty() || isBound(exact)) {
            return exact;
        }
        if (type != null && BindingTypes.mayBeData(type) && isBound(Key.data(name))) {
            return Key.data(name);
        }
        List<Key> others = effective.entries().values().stream()
                .filter(entry -> entry.key().name().equals(name))
                .filter(entry -> entry.winner().type() instanceof Type stated
                        && (type == null ? BindingTypes.mayBeData(stated) : BindingTypes.isAssignable(type, stated)))
                .map(Entry::key)
                .toList();
        return others.size() == 1 ? others.getFirst() : exact;
    }

    private boolean isBound(Key key) {
        return effective.entries().containsKey(key) || !effective.mounted().isEmpty() && find(key) != null;
    }

    private @Nullable Injected produce(Key key, Hash arguments) {
        if (!inProduction.add(key)) {
            String chain = inProduction.stream().map(Key::toString).collect(Collectors.joining(" → "));
            throw new BindingsError(BindingCode.B513, "Injection loop: " + chain + " → " + key, SourceLocation.NONE);
        }
        try {
            Entry entry = effective.entries().get(key);
            Injected mounted = mounted(key, entry);
            Injected made = mounted != null ? mounted : entry == null ? null : of(entry, arguments);
            if (entry == null || production.isKept(entry, arguments)) {
                produced.put(key, Optional.ofNullable(made));
            }
            return made;
        } finally {
            inProduction.remove(key);
        }
    }

    // A mounted source is at the bottom of its layer: only statements of lower layers are below it.
    private @Nullable Injected mounted(Key key, @Nullable Entry entry) {
        if (key.equals(Key.CLASSES)) {
            return null;
        }
        for (Flattening.Mounted source : effective.mounted()) {
            if (entry != null && entry.winner().position().compareTo(source.position()) >= 0) {
                return null;
            }
            NamedBindings.Found found = source.source().find(key);
            if (found != null) {
                return new Injected(found.value(), Selection.candidate(key, source, found).provenance());
            }
        }
        return null;
    }

    private @Nullable Injected of(Entry entry, Hash arguments) {
        if (entry.winner().multibind() != null) {
            return new Injected(production.multibind(entry), entry.winner().provenance());
        }
        Candidate winner = entry.winner();
        Injected made = production.produce(entry, winner, arguments);
        for (int i = 0; made == null && i < entry.lower().size(); i++) {
            made = production.produce(entry, entry.lower().get(i), arguments);
        }
        return made;
    }

    /// Finds unknown producers, and registered producers of a type that does not fit their binding.
    void checkProducers(Problems problems) {
        for (Entry entry : effective.entries().values()) {
            Candidate winner = entry.winner();
            Type expected = winner.type();
            Supply supply = winner.supply();
            if (supply != null
                    && supply.producer() instanceof ProducerDescriptor.Delegating delegating
                    && BuiltInProducer.find(delegating.producer()) == null) {
                checkProducer(entry.key(), expected == null ? AnyType.DEFAULT : expected, delegating, winner.location(), problems);
            }
        }
    }

    private void checkProducer(
            Key key, Type expected, ProducerDescriptor.Delegating delegating, SourceLocation location, Problems problems) {
        try {
            Type made = production.wrongResult(delegating, key, expected);
            if (made != null) {
                problems.add(
                        BindingCode.B335,
                        "Producer '" + delegating.producer() + "' produces " + made + ", but " + key + " requires " + expected,
                        location);
            }
        } catch (BindingsError unknown) {
            unknown.problems().forEach(problem -> problems.add(
                    problem.location().equals(SourceLocation.NONE) ? new BindingProblem(problem.code(), problem.message(), location) : problem));
        }
    }

    /// The value of a contribution; null if it has none.
    @Nullable Value contributed(Contribution contribution) {
        Key key = Key.data("contribution to '" + contribution.fragment().id() + "'");
        Value value = production.value(contribution.fragment().supply(), key, contribution.location(), Hash.EMPTY);
        return value == null || value == Undef.UNDEF ? null : value;
    }

    /// The value that a candidate produces, for explanations; null if it produces none.
    @Nullable Value tryCandidate(Entry entry, Candidate candidate) {
        Injected made = production.produce(entry, candidate, Hash.EMPTY);
        return made == null ? null : made.value();
    }

    @Override
    public Explanation explain(Key key) {
        return new Explaining(this).explain(key);
    }

    @Override
    public Set<Key> keys() {
        return effective.entries().keySet();
    }

    @Override
    public List<Provenance> fragments(String id) {
        List<Provenance> found = new ArrayList<>();
        for (Contribution contribution : effective.fragments()) {
            if (contribution.fragment().id().equals(id)) {
                found.add(contribution.provenance(Key.data(id)));
            }
        }
        return found;
    }

    @Override
    public Map<String, Provenance> parameters(String target) {
        Map<String, Entry> bound = effective.parameters(target);
        if (bound.isEmpty()) {
            return Map.of();
        }
        Map<String, Provenance> found = new HashMap<>();
        bound.forEach((name, entry) -> found.put(name, entry.winner().provenance()));
        return found;
    }

    @Override
    public @Nullable Value instantiate(Type type, Hash arguments) {
        if (!(type instanceof RuntimeType(String _, Str(String name)))) {
            return null;
        }
        Class<?> found = host.extensions().find(name);
        return found == null
                ? null
                : new RuntimeObject(host.extensions().instantiate(found, this, JavaValues.map(arguments)));
    }
}
