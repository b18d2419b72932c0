package io.bindery.puppet.compile;

import io.bindery.puppet.catalog.Reference;
import io.bindery.puppet.type.RuntimeType;
import io.bindery.puppet.type.Type;
import io.bindery.puppet.value.ObjectValue;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import io.bindery.text.Place;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// A collector. Every round of the generator loop asks it for resources that it has not collected yet. It is also a value,
/// because it can be the operand of an arrow.
sealed abstract class PendingCollector implements ObjectValue
        permits CatalogCollector, ExportedCollector, RealizedSet {
    private final Frame frame;
    private final SequencedMap<Reference, DraftResource> collected = new LinkedHashMap<>();
    private final @Nullable Amendment amendment;
    private List<Relationships.Side> alternative = List.of();

    /// The parameters that a collector sets on the resources it collects.
    record Amendment(List<DraftParameter> parameters, Place place) {}

    PendingCollector(Frame frame, @Nullable Amendment amendment) {
        this.frame = frame;
        this.amendment = amendment;
    }

    /// The body the collector stands in.
    Frame frame() {
        return frame;
    }

    /// Everything that fits now, whether or not it was collected before.
    abstract List<DraftResource> matching(Compilation compilation);

    /// Collects what is new, makes it real and amends it; false if nothing was new.
    boolean collect(Compilation compilation) {
        List<DraftResource> found = matching(compilation);
        found.forEach(resource -> resource.setVirtual(false));
        if (found.isEmpty()) {
            return false;
        }
        if (amendment != null) {
            amend(found, amendment, compilation);
        }
        boolean any = false;
        for (DraftResource resource : found) {
            any |= collected.putIfAbsent(resource.reference(), resource) == null;
        }
        return any;
    }

    private void amend(List<DraftResource> found, Amendment change, Compilation compilation) {
        compilation.overrides().unbind(frame.source());
        for (DraftResource resource : found) {
            if (!collected.containsKey(resource.reference())) {
                compilation.overrides().add(new Overrides.Change(
                        resource.reference(), frame.source(), withDefaults(resource, change), change.place()));
            }
        }
    }

    // As Puppet does: the override is made like any resource, so the resource defaults visible to the collector come along.
    private List<DraftParameter> withDefaults(DraftResource resource, Amendment change) {
        List<DraftParameter> all = new ArrayList<>(change.parameters());
        for (DraftParameter fallback : frame.defaults(resource.reference().type()).values()) {
            if (change.parameters().stream().noneMatch(given -> given.name().equals(fallback.name()))) {
                all.add(fallback);
            }
        }
        return all;
    }

    List<Reference> collected() {
        return List.copyOf(collected.sequencedKeySet());
    }

    /// References that have not been found and must be.
    List<String> unresolved() {
        return List.of();
    }

    /// What stands to its left in a chain of arrows, used in its place where it collects nothing.
    List<Relationships.Side> alternative() {
        return alternative;
    }

    void setAlternative(List<Relationships.Side> sides) {
        alternative = List.copyOf(sides);
    }

    @Override
    public Type type() {
        return new RuntimeType("ruby", Str.of(rubyName()));
    }

    abstract String rubyName();

    @Override
    public @Nullable Value attribute(String name) {
        return null;
    }
}
