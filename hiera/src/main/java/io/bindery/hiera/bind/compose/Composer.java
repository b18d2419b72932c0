package io.bindery.hiera.bind.compose;

import io.bindery.hiera.bind.model.BindingTypes;
import io.bindery.hiera.bind.model.Categories;
import io.bindery.hiera.bind.model.Key;
import io.bindery.hiera.bind.model.NamedLayer;
import io.bindery.hiera.bind.model.ProducerDescriptor;
import io.bindery.hiera.bind.model.Statement;
import io.bindery.hiera.bind.model.Supply;
import io.bindery.hiera.bind.problem.BindingCode;
import io.bindery.hiera.bind.problem.Problems;
import io.bindery.puppet.type.Type;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// Composes the layers of a request into effective bindings: flattening, maps, parameters from objects, rebindings, and then one
/// winner for each key. It goes on after a problem, so that all problems are reported together.
public final class Composer {
    private final List<NamedLayer> layers;
    private final Categories state;
    private final Host host;
    private final Problems problems;
    private final SequencedMap<Key, Entry> entries = new LinkedHashMap<>();

    /// @param layers highest first
    /// @param problems the problems found while the layers were loaded
    public Composer(List<NamedLayer> layers, Categories state, Host host, Problems problems) {
        this.layers = List.copyOf(layers);
        this.state = state;
        this.host = host;
        this.problems = problems;
    }

    public Composition compose() {
        Flattening flat = new Flattening(state, host, problems);
        flat.flatten(layers);
        Selection selection = new Selection(flat.candidates(), flat.mounted(), host, problems);
        if (!flat.objects().isEmpty()) {
            selectMaps(flat, selection);
            new ObjectParameters(host, problems, this::literal).expand(flat.objects()).forEach(flat.candidates()::add);
        }
        if (!flat.rebinds().isEmpty()) {
            new Rebinding(flat.candidates(), problems).carryOut(flat.rebinds());
        }
        for (Map.Entry<Key, List<Candidate>> each : flat.candidates().entries()) {
            if (!entries.containsKey(each.getKey())) {
                select(each.getKey(), each.getValue(), selection);
            }
        }
        attachFragments(flat);
        checkSubstitutions();
        checkVariables();
        Effective effective = new Effective(
                layers, state, entries, flat.candidates(), flat.mounted(), flat.fragments(), flat.dependencies());
        return new Composition(effective, host, problems);
    }

    private void select(Key key, List<Candidate> candidates, Selection selection) {
        Entry entry = selection.select(key, candidates);
        if (entry != null) {
            entries.put(key, entry);
        }
    }

    private void selectMaps(Flattening flat, Selection selection) {
        for (Map.Entry<Key, List<Candidate>> each : flat.candidates().entries()) {
            if (each.getKey().name().startsWith("/map/")) {
                select(each.getKey(), each.getValue(), selection);
            }
        }
    }

    private @Nullable Value literal(Key key) {
        Entry entry = entries.get(key);
        return entry == null ? null : entry.winner().literal();
    }

    private void attachFragments(Flattening flat) {
        Map<String, List<Contribution>> byId = new LinkedHashMap<>();
        for (Contribution fragment : flat.fragments()) {
            byId.computeIfAbsent(fragment.fragment().id(), _ -> new ArrayList<>()).add(fragment);
        }
        byId.values().forEach(fragments -> fragments.sort(Contribution.ORDER));
        Map<String, Entry> multibinds = new HashMap<>();
        for (Entry entry : List.copyOf(entries.values())) {
            Statement.Multibinding multibind = entry.winner().multibind();
            if (multibind != null) {
                Entry other = multibinds.putIfAbsent(multibind.id(), entry);
                if (other != null && other.winner().statement() != multibind) {
                    sameId(multibind.id(), other, entry);
                }
                List<Contribution> fragments = byId.getOrDefault(multibind.id(), List.of());
                entries.put(entry.key(), new Entry(entry.key(), entry.winner(), entry.lower(), entry.demands(), fragments));
            }
        }
        byId.forEach((id, fragments) -> {
            if (!multibinds.containsKey(id)) {
                fragments.forEach(fragment -> problems.add(
                        BindingCode.B407, MultibindAssembly.nobody(id, multibinds.keySet()), fragment.location()));
            }
        });
    }

    private void sameId(String id, Entry first, Entry second) {
        problems.add(
                BindingCode.B406,
                "Multibind id '" + id + "' is used by both " + first.key() + " and " + second.key() + " "
                        + second.winner().at(),
                first.winner().location());
    }

    private void checkSubstitutions() {
        for (Entry entry : entries.values()) {
            Type original = entry.winner().type();
            Supply supply = entry.winner().supply();
            if (original != null
                    && entry.winner().isSubstitution()
                    && supply != null
                    && supply.producer() instanceof ProducerDescriptor.Referring(Type replacement)) {
                checkSubstitution(entry.winner(), original, replacement);
            }
        }
    }

    private void checkSubstitution(Candidate winner, Type original, Type replacement) {
        Entry next = entries.get(Key.of(replacement, ""));
        if (next != null && next.winner().supply() != null
                && next.winner().supply().producer() instanceof ProducerDescriptor.Referring(Type back)
                && back.equals(original)) {
            problems.add(
                    BindingCode.B409,
                    "Circular rebinding: " + BindingTypes.text(original) + " → " + BindingTypes.text(replacement) + " → "
                            + BindingTypes.text(original),
                    winner.location());
            return;
        }
        String reason = host.incompatibility(original, replacement);
        if (reason != null) {
            problems.add(
                    BindingCode.B325,
                    BindingTypes.text(replacement) + " is not compatible with " + BindingTypes.text(original) + ": " + reason,
                    winner.location());
        }
    }

    private void checkVariables() {
        for (Entry entry : entries.values()) {
            if (entry.key().name().startsWith("/var/")) {
                String name = entry.key().name().substring(5);
                Host.Existing existing = host.variable(name);
                if (existing != null) {
                    problems.add(
                            BindingCode.B511,
                            "Variable '$" + name + "' can not be bound: it already has a value from " + existing.source(),
                            entry.winner().location());
                }
            }
        }
    }
}
