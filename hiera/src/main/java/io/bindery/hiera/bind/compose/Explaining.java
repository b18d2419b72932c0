package io.bindery.hiera.bind.compose;

import io.bindery.hiera.bind.inject.Explanation;
import io.bindery.hiera.bind.inject.Injected;
import io.bindery.hiera.bind.inject.Provenance;
import io.bindery.hiera.bind.model.Alternative;
import io.bindery.hiera.bind.model.Key;
import io.bindery.hiera.bind.model.NamedBindings;
import io.bindery.hiera.bind.model.NamedLayer;
import io.bindery.hiera.bind.model.Statement;
import io.bindery.hiera.bind.model.StatementKeys;
import io.bindery.hiera.bind.problem.BindingCode;
import io.bindery.hiera.bind.problem.BindingsError;
import io.bindery.puppet.value.Str;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Builds an explanation. Statements whose conditions do not hold are searched only here, so that composition need not keep them.
final class Explaining {
    private final ComposedInjector injector;
    private final Effective effective;

    Explaining(ComposedInjector injector) {
        this.injector = injector;
        this.effective = injector.effective();
    }

    Explanation explain(Key key) {
        Entry entry = effective.entries().get(key);
        List<String> notes = new ArrayList<>(renamings(key));
        Injected found = find(key, notes);
        Candidate source = entry == null ? null : found == null ? entry.winner() : source(entry, found);
        List<Candidate> skipped = entry == null ? List.of() : skipped(entry, found);
        return new Explanation(
                key,
                effective.state(),
                found,
                source == null ? "lookup" : kind(source),
                source == null ? List.of() : via(source),
                skipped.stream().map(Explaining::shadow).toList(),
                key.equals(Key.CLASSES) ? inclusions() : entry == null ? List.of() : fragments(entry),
                found == null && entry != null ? entry.winner().provenance() : null,
                notes,
                shadows(key, entry, found, skipped),
                inapplicable(key),
                found == null ? List.of() : nested(key, found),
                effective.layers().stream().map(NamedLayer::name).toList(),
                found == null ? NearMiss.all(key, effective.entries().keySet()) : List.of());
    }

    // An explanation is wanted most where a value cannot be had: what prevents it is part of the answer.
    private @Nullable Injected find(Key key, List<String> notes) {
        try {
            return injector.find(key);
        } catch (BindingsError error) {
            error.problems().forEach(problem -> notes.add(
                    problem.code() == BindingCode.B512 ? "the value is known once the catalog is compiled" : problem.text()));
            return null;
        }
    }

    // Where a key has gone, if a statement that holds gave it another name.
    private List<String> renamings(Key key) {
        List<String> found = new ArrayList<>();
        statements((layer, bindings, statement, around) -> {
            boolean holds = around.stream().anyMatch(alternative -> alternative.holds(effective.state()));
            if (holds
                    && statement instanceof Statement.RebindBinding rebind
                    && rebind.kind() == Statement.RebindBinding.Kind.RENAMED
                    && rebind.source().equals(key)) {
                found.add("renamed to " + rebind.target() + " by bind renamed at " + rebind.location());
            }
        });
        return found;
    }

    // Every inclusion and exclusion of a class, and whether it counts.
    private List<Explanation.Shadow> inclusions() {
        Set<String> included = new ClassList(effective, injector).included().keySet();
        List<Explanation.Shadow> all = new ArrayList<>();
        for (Contribution each : effective.fragments()) {
            boolean include = each.fragment().id().equals(Flattening.INCLUDED);
            if (include || each.fragment().id().equals(Flattening.EXCLUDED)) {
                for (String name : new ClassList(effective, injector).names(each)) {
                    List<String> flags = new ArrayList<>(List.of(include ? "include" : "exclude"));
                    if (include != included.contains(name)) {
                        flags.add("overruled");
                    }
                    all.add(new Explanation.Shadow(each.provenance(Key.CLASSES), Str.of(name), flags));
                }
            }
        }
        return all;
    }

    private static @Nullable Candidate source(Entry entry, @Nullable Injected found) {
        if (found == null) {
            return null;
        }
        if (found.provenance().equals(entry.winner().provenance())) {
            return entry.winner();
        }
        for (Candidate lower : entry.lower()) {
            if (found.provenance().equals(lower.provenance())) {
                return lower;
            }
        }
        return null;
    }

    private static String kind(Candidate candidate) {
        return switch (candidate.statement()) {
            case Statement.Multibinding _ -> "multibind";
            case Statement.ParameterBinding _ -> "bind parameters";
            case Statement.VariableBinding _ -> "bind variables";
            case Statement.MapBinding _ -> "bind map";
            case Statement.RebindBinding rebind -> rebind.kind().statement();
            case Statement.Binding _, Statement.Fragment _, Statement.CategorizedBindings _, Statement.DependencyBinding _,
                    Statement.ClassInclusion _ -> "bind";
        };
    }

    private static List<String> via(Candidate source) {
        List<String> steps = new ArrayList<>();
        for (Candidate rebind = source.via(); rebind != null; rebind = rebind.via()) {
            Statement.RebindBinding statement = (Statement.RebindBinding) rebind.statement();
            String as = statement.source().equals(statement.target()) ? "" : " as " + statement.target();
            steps.add("via " + statement.kind().statement() + " " + statement.source() + as + " at " + statement.location());
        }
        String taken = source.provenance().source();
        if (taken != null && source.statement() instanceof Statement.ParameterBinding parameters) {
            steps.add(taken + (parameters.map() == null ? "" : " by the map of the statement"));
        }
        return steps;
    }

    // Of the optional ones, those that were asked before one gave a value.
    private static List<Candidate> skipped(Entry entry, @Nullable Injected found) {
        List<Candidate> skipped = new ArrayList<>();
        List<Candidate> all = new ArrayList<>(List.of(entry.winner()));
        all.addAll(entry.lower());
        for (Candidate each : all) {
            if (found != null && found.provenance().equals(each.provenance())) {
                return skipped;
            }
            if (each.supply() != null && each.supply().optional()) {
                skipped.add(each);
            }
        }
        return found == null ? skipped : List.of();
    }

    private List<Explanation.Shadow> fragments(Entry entry) {
        List<Explanation.Shadow> fragments = new ArrayList<>();
        for (Contribution each : entry.fragments()) {
            fragments.add(new Explanation.Shadow(each.provenance(entry.key()), injector.contributed(each), List.of()));
        }
        return fragments;
    }

    private List<Explanation.Shadow> shadows(
            Key key, @Nullable Entry entry, @Nullable Injected found, List<Candidate> skipped) {
        Provenance winner = found != null ? found.provenance() : entry != null ? entry.winner().provenance() : null;
        List<Candidate> all = new ArrayList<>(effective.candidates().of(key));
        if (entry != null) {
            for (Flattening.Mounted source : effective.mounted()) {
                NamedBindings.Found lower = source.source().find(key);
                if (lower != null) {
                    all.add(Selection.candidate(key, source, lower));
                }
            }
        }
        return Candidates.highestFirst(all).stream()
                .filter(each -> !skipped.contains(each) && (!each.provenance().equals(winner) || each.isAbstract()))
                .map(Explaining::shadow)
                .toList();
    }

    private static Explanation.Shadow shadow(Candidate candidate) {
        List<String> flags = new ArrayList<>();
        if (candidate.isAbstract()) {
            flags.add("abstract");
        }
        if (candidate.modifiers().override()) {
            flags.add("override");
        }
        if (candidate.modifiers().isFinal()) {
            flags.add("final");
        }
        return new Explanation.Shadow(candidate.provenance(), candidate.literal(), flags);
    }

    private List<String> nested(Key key, Injected found) {
        for (Flattening.Mounted source : effective.mounted()) {
            boolean own = source.layer().equals(found.provenance().layer())
                    && source.source().name().equals(found.provenance().bindings());
            if (own) {
                return source.source().explain(key);
            }
        }
        return List.of();
    }

    private List<Provenance> inapplicable(Key key) {
        List<Provenance> found = new ArrayList<>();
        statements((layer, bindings, statement, around) -> {
            if (StatementKeys.of(statement).contains(key)
                    && around.stream().noneMatch(alternative -> alternative.holds(effective.state()))) {
                String when = String.join(" or ", around.stream().map(Alternative::toString).toList());
                found.add(new Provenance(key, layer, bindings, when, "", statement.location(), null));
            }
        });
        return found;
    }

    /// Receives every statement with the alternatives around it.
    @FunctionalInterface
    private interface Reader {
        void read(String layer, String bindings, Statement statement, List<Alternative> around);
    }

    private void statements(Reader reader) {
        for (NamedLayer layer : effective.layers()) {
            for (NamedBindings bindings : layer.bindings()) {
                if (bindings instanceof NamedBindings.Stated stated) {
                    walk(layer.name(), stated.name(), stated.statements(), List.of(Alternative.COMMON), reader);
                }
            }
        }
    }

    private static void walk(
            String layer, String bindings, List<Statement> statements, List<Alternative> around, Reader reader) {
        for (Statement statement : statements) {
            if (statement instanceof Statement.CategorizedBindings when) {
                List<Alternative> inside = new ArrayList<>();
                around.forEach(outer -> when.alternatives().forEach(inner -> inside.add(outer.and(inner))));
                walk(layer, bindings, when.statements(), inside, reader);
            } else {
                reader.read(layer, bindings, statement, around);
            }
        }
    }
}
