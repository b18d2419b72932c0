package io.bindery.puppet.compile;

import io.bindery.puppet.catalog.Reference;
import io.bindery.puppet.eval.LogLevel;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.load.Blueprint;
import io.bindery.puppet.syntax.issue.Strictness;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Value;
import io.bindery.text.Place;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Decides which code may set parameters again, and keeps overrides of resources that are not declared yet.
final class Overrides {
    private final Compilation compilation;
    private final SequencedMap<Reference, List<Change>> waiting = new LinkedHashMap<>();
    private final Set<Blueprint> unbound = new HashSet<>();

    /// Parameters that the code of a class, define or node sets on a resource.
    record Change(Reference target, @Nullable Blueprint source, List<DraftParameter> parameters, @Nullable Place place) {}

    Overrides(Compilation compilation) {
        this.compilation = compilation;
    }

    /// Lets the code of a definition override anything from now on.
    // As Puppet does: a collector with overrides frees the whole class, define or node it stands in.
    void unbind(@Nullable Blueprint source) {
        if (source != null) {
            unbound.add(source);
        }
    }

    /// Applies an override now, or keeps it until its resource is declared.
    void add(Change change) {
        refuseDuplicates(change);
        DraftResource target = compilation.find(change.target());
        if (target == null) {
            waiting.computeIfAbsent(change.target(), _ -> new ArrayList<>()).add(change);
        } else {
            merge(target, change);
        }
    }

    private static void refuseDuplicates(Change change) {
        Set<String> names = new HashSet<>();
        for (DraftParameter parameter : change.parameters()) {
            if (!names.add(parameter.name())) {
                throw Texts.error("Duplicate parameter '" + parameter.name() + "' for on " + change.target(), change.place());
            }
        }
    }

    /// Applies the overrides that were evaluated before the resource was declared.
    void applyWaiting(DraftResource resource) {
        List<Change> kept = waiting.isEmpty() ? null : waiting.remove(resource.reference());
        if (kept != null) {
            kept.forEach(change -> merge(resource, change));
        }
    }

    /// Fails if an override names a resource that was never declared.
    void requireAllUsed() {
        List<String> left = new ArrayList<>();
        waiting.values().forEach(kept -> kept.forEach(change -> left.add(change.target().toString())));
        if (!left.isEmpty()) {
            throw new EvaluationError("Could not find resource(s) " + String.join(", ", left) + " for overriding");
        }
    }

    private void merge(DraftResource target, Change change) {
        Blueprint source = change.source();
        if (source != target.source() && !isChildOf(source, target.source())) {
            throw Texts.error("Only subclasses can override parameters", change.place());
        }
        if (target.evaluated()) {
            warnEvaluated(target, change);
        }
        change.parameters().forEach(parameter -> override(target, parameter));
    }

    private void warnEvaluated(DraftResource target, Change change) {
        String at = Texts.bareLocation(target.place());
        String message = at.isEmpty()
                ? "Attempt to override an already evaluated resource with new values"
                : "Attempt to override an already evaluated resource, defined at " + at + ", with new values";
        Strictness strict = compilation.settings().strict();
        if (strict == Strictness.ERROR) {
            throw Texts.error(message, change.place());
        }
        if (strict == Strictness.WARNING) {
            compilation.world().log(LogLevel.WARNING, null, message + Texts.location(change.place()));
        }
    }

    private void override(DraftResource target, DraftParameter parameter) {
        DraftParameter current = target.parameters().get(parameter.name());
        if (current == null) {
            target.set(parameter);
            return;
        }
        String type = target.reference().type();
        Frame frame = target.frame();
        if (frame.isDefault(type, parameter.name(), parameter.value())) {
            return;
        }
        boolean allowed = isChildOf(parameter.source(), current.source())
                || parameter.source() == current.source()
                        && frame.isDefault(type, parameter.name(), current.value());
        if (!allowed) {
            throw Texts.error(refusal(target, current), parameter.place());
        }
        target.set(parameter.appends() ? parameter.withValue(append(current.value(), parameter.value())) : parameter);
    }

    // As Puppet does: the source is shown as Ruby shows any object, by its address.
    private static String refusal(DraftResource target, DraftParameter current) {
        String by = current.source() == null
                ? ""
                : " by #<Puppet::Resource::Type:0x%016x>".formatted(System.identityHashCode(current.source()));
        String at = Texts.location(current.place());
        return "Parameter '" + current.name() + "' is already set on " + target + by
                + (at.isEmpty() ? "" : " at" + at) + "; cannot redefine";
    }

    private static Value append(Value current, Value added) {
        List<Value> all = new ArrayList<>();
        flatten(current, all);
        flatten(added, all);
        return new Arr(all);
    }

    static void flatten(Value value, List<Value> into) {
        if (value instanceof Arr list) {
            list.elements().forEach(element -> flatten(element, into));
        } else {
            into.add(value);
        }
    }

    private boolean isChildOf(@Nullable Blueprint child, @Nullable Blueprint ancestor) {
        Blueprint at = child;
        while (at != null) {
            if (unbound.contains(at)) {
                return true;
            }
            String parent = at.parent();
            if (parent == null) {
                return false;
            }
            at = compilation.known().findClass(parent);
            if (at != null && at == ancestor) {
                return true;
            }
        }
        return false;
    }
}
