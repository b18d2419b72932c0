package io.bindery.hiera.bind.compose;

import io.bindery.hiera.bind.model.Alternative;
import io.bindery.hiera.bind.model.BindingTypes;
import io.bindery.hiera.bind.model.Key;
import io.bindery.hiera.bind.model.Modifiers;
import io.bindery.hiera.bind.model.NamedBindings;
import io.bindery.hiera.bind.model.ProducerDescriptor;
import io.bindery.hiera.bind.model.Statement;
import io.bindery.hiera.bind.model.Supply;
import io.bindery.hiera.bind.problem.BindingCode;
import io.bindery.hiera.bind.problem.Problems;
import io.bindery.puppet.type.Type;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Finds the effective candidate of a key: the one at the highest position. It is an error if another candidate has the same
/// position, if the highest is abstract, if an override has nothing to override, or if a demand is not met.
record Selection(Candidates candidates, List<Flattening.Mounted> mounted, Host host, Problems problems) {
    /// The effective binding of a key, or null if no candidate is left for it.
    @Nullable Entry select(Key key, List<Candidate> of) {
        List<Candidate> all = of;
        if (all.size() == 1 && all.getFirst().modifiers().equals(Modifiers.NONE)) {
            return new Entry(key, all.getFirst(), List.of(), List.of(), List.of());
        }
        if (!mounted.isEmpty() && all.stream().anyMatch(each -> each.isAbstract() || each.modifiers().override())) {
            all = withMounted(key, all);
        }
        Candidates.highestFirst(all);
        Candidate winner = highest(key, all);
        if (winner.modifiers().override() && all.getLast().position().compareTo(winner.position()) >= 0) {
            nothingToOverride(key, winner);
        }
        if (winner.isAbstract()) {
            return unsatisfied(key, winner, all);
        }
        List<Candidate> lower = new ArrayList<>();
        List<Candidate> demands = new ArrayList<>();
        for (Candidate each : all) {
            if (each.isAbstract()) {
                demand(key, each, winner, demands);
            } else if (each.position().compareTo(winner.position()) < 0) {
                lower.add(each);
                requireNotFinal(key, each, winner);
            }
        }
        return new Entry(key, winner, lower, demands, List.of());
    }

    private List<Candidate> withMounted(Key key, List<Candidate> stated) {
        List<Candidate> all = new ArrayList<>(stated);
        for (Flattening.Mounted source : mounted) {
            NamedBindings.Found found = source.source().find(key);
            boolean taken = stated.stream().anyMatch(each -> !each.isAbstract() && each.position().equals(source.position()));
            if (found != null && !taken) {
                all.add(candidate(key, source, found));
            }
        }
        return all;
    }

    static Candidate candidate(Key key, Flattening.Mounted source, NamedBindings.Found found) {
        Supply supply = Supply.of(new ProducerDescriptor.Constant(found.value()));
        return new Candidate(
                key,
                null,
                Modifiers.NONE,
                supply,
                new Statement.Binding(key, null, Modifiers.NONE, supply, found.location()),
                source.position(),
                new Candidate.Origin(source.layer(), source.source().name(), Alternative.COMMON),
                Integer.MAX_VALUE,
                null);
    }

    private Candidate highest(Key key, List<Candidate> all) {
        Position top = all.getFirst().position();
        List<Candidate> concrete = all.stream()
                .filter(each -> each.position().equals(top) && !each.isAbstract())
                .toList();
        if (concrete.isEmpty()) {
            return all.getFirst();
        }
        Candidate first = concrete.getFirst();
        for (Candidate other : concrete) {
            if (other.identity() != first.identity()) {
                conflict(key, first, other);
            }
        }
        return first;
    }

    private void conflict(Key key, Candidate first, Candidate second) {
        String one = first.origin().bindings();
        String two = second.origin().bindings();
        String where = one.equals(two) ? "same bindings" : "bindings '" + one + "' and '" + two + "'";
        problems.add(
                BindingCode.B401,
                "The binding of " + key + " in category '" + first.origin().alternative()
                        + "' is in conflict with the same binding in category '" + second.origin().alternative() + "' " + second.at()
                        + " [" + where + ", layer '" + first.origin().layer() + "', precedence " + first.position().precedence()
                        + "]. State the binding in a higher layer or category to resolve",
                first.location());
    }

    // A variable may have its value without any binding.
    private @Nullable Entry unsatisfied(Key key, Candidate winner, List<Candidate> all) {
        Host.Existing existing = key.name().startsWith("/var/") ? host.variable(key.name().substring(5)) : null;
        if (existing != null) {
            checkExisting(key, existing.value(), all);
            return null;
        }
        Candidate concrete = all.stream().filter(each -> !each.isAbstract()).findFirst().orElse(null);
        Type type = winner.type();
        String named = key.isData() && type != null && !key.isInternal() ? new Key(type.toString(), key.name()).described() : key.described();
        problems.add(
                BindingCode.B402,
                "The abstract binding of " + key + " was not overridden: a binding must be provided for " + named
                        + (concrete == null ? "" : "; the binding " + concrete.at() + " has lower precedence"),
                winner.location());
        return null;
    }

    private void checkExisting(Key key, Value value, List<Candidate> all) {
        for (Candidate each : all) {
            Type type = each.type();
            if (each.isAbstract() && type != null && !BindingTypes.isInstance(type, value)) {
                problems.add(
                        BindingCode.B502,
                        "inject of " + key + ": expected " + type + ", got " + BindingTypes.shown(value) + "; bound " + each.at(),
                        each.location());
            }
        }
    }

    private void nothingToOverride(Key key, Candidate winner) {
        problems.add(BindingCode.B403, nothingToOverride(key, candidates), winner.location());
    }

    static String nothingToOverride(Key key, Candidates candidates) {
        return nothingToOverride(key, candidates.keys());
    }

    static String nothingToOverride(Key key, Collection<Key> others) {
        return "The binding of " + key + " is declared override, but there is no binding of lower precedence to override"
                + NearMiss.suggestion(key, others);
    }

    private void demand(Key key, Candidate demand, Candidate winner, List<Candidate> demands) {
        Type wanted = demand.type();
        if (wanted == null) {
            return;
        }
        demands.add(demand);
        Value literal = winner.literal();
        Type stated = winner.type();
        boolean wrong = literal != null
                ? !BindingTypes.isInstance(wanted, literal)
                : stated != null && !key.isInternal() && !BindingTypes.isAssignable(wanted, stated);
        if (wrong) {
            String got = literal != null ? BindingTypes.shown(literal) : String.valueOf(stated);
            problems.add(
                    BindingCode.B408, key + " is declared as " + wanted + " " + demand.at() + ", got " + got, winner.location());
        }
    }

    private void requireNotFinal(Key key, Candidate lower, Candidate winner) {
        if (lower.modifiers().isFinal()) {
            problems.add(BindingCode.B410, key + " is final " + lower.at() + " and can not be overridden", winner.location());
        }
    }
}
