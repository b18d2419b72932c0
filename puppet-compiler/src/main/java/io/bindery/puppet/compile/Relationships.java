package io.bindery.puppet.compile;

import io.bindery.puppet.catalog.Origin;
import io.bindery.puppet.catalog.Reference;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import io.bindery.text.Place;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;

/// The chaining arrows. They are recorded during evaluation and become `before` and `notify` when the catalog is complete.
final class Relationships {
    private static final int MOST = 1_000_000;

    private final Compilation compilation;
    private final List<Pair> pairs = new ArrayList<>();

    /// One side of an arrow.
    sealed interface Side {
        /// A reference written in the arrow expression.
        record Named(Reference reference) implements Side {}

        /// The resources that a collector collects by the end of the compile.
        record Collected(PendingCollector collector) implements Side {}
    }

    private record Pair(Side source, Side target, String parameter, Place place) {}

    Relationships(Compilation compilation) {
        this.compilation = compilation;
    }

    void add(Side source, Side target, String parameter, Place place) {
        pairs.add(new Pair(source, target, parameter, place));
        refuseTooMany(pairs.size());
    }

    void evaluate() {
        // As Puppet does: an array written once and shared by several resources, as by many titles or a resource default, is
        // one array, and what an arrow appends to it all of them get.
        IdentityHashMap<Value, List<Value>> shared = new IdentityHashMap<>();
        int made = 0;
        for (Pair pair : pairs) {
            for (Reference source : references(pair.source, true)) {
                for (Reference target : references(pair.target, false)) {
                    refuseTooMany(++made);
                    relate(source, target, pair, shared);
                }
            }
        }
        if (!shared.isEmpty()) {
            settle(shared);
        }
    }

    private static void refuseTooMany(int count) {
        if (count > MOST) {
            throw EvaluationError.placeless("The catalog has more than " + MOST + " relationships");
        }
    }

    private void relate(Reference source, Reference target, Pair pair, IdentityHashMap<Value, List<Value>> shared) {
        refuseUntitled(source);
        refuseUntitled(target);
        DraftResource resource = compilation.find(source);
        if (resource == null) {
            throw EvaluationError.placeless(
                    "Could not find resource '" + source + "' for relationship on '" + target + "'");
        }
        DraftResource end = compilation.find(target);
        if (end == null) {
            throw EvaluationError.placeless(
                    "Could not find resource '" + target + "' for relationship from '" + source + "'");
        }
        Value current = resource.value(pair.parameter);
        if (!(current instanceof Arr)) {
            current = current == null ? new Arr(List.of()) : Arr.of(current);
            resource.set(pair.parameter, current, new Origin.Relationship(pair.place));
        }
        shared.computeIfAbsent(current, _ -> new ArrayList<>()).add(Str.of(shown(target, end)));
    }

    private static void refuseUntitled(Reference reference) {
        if (reference.title().isEmpty()) {
            throw EvaluationError.placeless("No title provided and \"" + reference + "\" is not a valid resource reference");
        }
    }

    // A reference to what something else took the place of ends on that.
    private String shown(Reference target, DraftResource end) {
        Injection injection = compilation.injection();
        return injection != null && injection.substitutes() ? end.reference().toString() : target.toString();
    }

    private void settle(IdentityHashMap<Value, List<Value>> shared) {
        for (DraftResource resource : compilation.catalog().resources()) {
            settle(resource, "before", shared);
            settle(resource, "notify", shared);
        }
    }

    private static void settle(DraftResource resource, String name, IdentityHashMap<Value, List<Value>> shared) {
        DraftParameter parameter = resource.parameters().get(name);
        List<Value> more = parameter == null ? null : shared.get(parameter.value());
        if (parameter != null && more != null && parameter.value() instanceof Arr list) {
            List<Value> all = new ArrayList<>(list.elements());
            all.addAll(more);
            resource.parameters().put(name, parameter.withValue(new Arr(all)));
        }
    }

    private static List<Reference> references(Side side, boolean left) {
        return switch (side) {
            case Side.Named(Reference reference) -> List.of(reference);
            case Side.Collected(PendingCollector collector) -> collected(collector, left);
        };
    }

    // As Puppet does: an empty collector on the left is replaced by its own left side. In `a -> C<| |> -> b` without any C, a is
    // before b.
    private static List<Reference> collected(PendingCollector collector, boolean left) {
        if (!left || !collector.collected().isEmpty()) {
            return collector.collected();
        }
        List<Reference> all = new ArrayList<>();
        List<Side> alternative = collector.alternative();
        if (alternative.size() == 1) {
            return references(alternative.getFirst(), true);
        }
        for (Side side : alternative) {
            if (side instanceof Side.Named(Reference reference)) {
                all.add(reference);
            }
        }
        return all;
    }
}
