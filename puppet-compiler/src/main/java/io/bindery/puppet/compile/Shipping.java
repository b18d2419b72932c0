package io.bindery.puppet.compile;

import io.bindery.puppet.catalog.Catalog;
import io.bindery.puppet.catalog.Edge;
import io.bindery.puppet.catalog.Origin;
import io.bindery.puppet.catalog.Parameter;
import io.bindery.puppet.catalog.Reference;
import io.bindery.puppet.catalog.Resource;
import io.bindery.puppet.catalog.Version;
import io.bindery.puppet.load.Metaparameters;
import io.bindery.puppet.type.ResourceType;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import io.bindery.text.Place;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.function.Predicate;

/// Turns the draft into the finished catalog: plain resources, references as text, virtual resources left out.
record Shipping(Compilation compilation) {
    /// The resources that the node gets: none that is virtual, therefore none that is only exported.
    Catalog shipped(Version version, String uuid) {
        return catalog(version, uuid, resource -> !resource.virtual());
    }

    /// What is stored for others: exported resources too.
    Catalog stored(Version version, String uuid) {
        return catalog(version, uuid, resource -> !resource.virtual() || resource.exported());
    }

    private Catalog catalog(Version version, String uuid, Predicate<DraftResource> wanted) {
        CatalogDraft draft = compilation.catalog();
        List<Resource> resources = new ArrayList<>(draft.size());
        for (DraftResource resource : draft.resources()) {
            if (wanted.test(resource)) {
                resources.add(resource(resource));
            }
        }
        List<CatalogDraft.Containment> containments = draft.edges();
        List<Edge> edges = new ArrayList<>(containments.size());
        for (CatalogDraft.Containment edge : containments) {
            if (wanted.test(edge.container()) && wanted.test(edge.content())) {
                edges.add(new Edge(edge.container().reference(), edge.content().reference()));
            }
        }
        Catalog.Heading heading = new Catalog.Heading(
                compilation.request().name(), compilation.snapshot().environment().name(), version, compilation.request().codeId(), uuid);
        return new Catalog(
                heading,
                resources,
                edges,
                draft.classes(),
                tags(draft),
                List.copyOf(compilation.remoteUses()));
    }

    // As Puppet does: classes are named to the finished catalog before it takes the tags of the one it is made of.
    private static List<String> tags(CatalogDraft draft) {
        Tags tags = new Tags();
        draft.classes().forEach(tags::addIfValid);
        tags.addAll(draft.tags());
        return tags.toList();
    }

    private Resource resource(DraftResource draft) {
        Place place = draft.place();
        return new Resource(
                draft.reference(),
                draft.kind(),
                parameters(draft),
                draft.tags().toList(),
                draft.sensitive(),
                draft.exported(),
                draft.isExportUnsaid(),
                place == null || place.file().name().isEmpty() ? null : place.file().name(),
                place == null ? 0 : place.line());
    }

    // As Puppet does: what follows from the title comes first, `name` means the name variable, all names are in lower case, and
    // a name variable that only repeats the title is left out.
    private List<Parameter> parameters(DraftResource draft) {
        String nameVariable = draft.nameVariable();
        SequencedMap<String, Parameter> all = new LinkedHashMap<>();
        draft.titleVariables().forEach((name, text) -> all.put(name, new Parameter(name, Str.of(text), Origin.Given.TITLE)));
        for (DraftParameter parameter : draft.parameters().values()) {
            if (parameter.value() != Undef.UNDEF) {
                String lower = Texts.lower(parameter.name());
                String name = lower.equals("name") ? nameVariable : lower;
                all.put(name, new Parameter(name, value(current(parameter)), parameter.origin()));
            }
        }
        Parameter named = all.get(nameVariable);
        if (named != null && !draft.isMain() && draft.title() instanceof Str && named.value() instanceof Str(String text)
                && text.equals(draft.reference().title())) {
            all.remove(nameVariable);
        }
        return List.copyOf(all.values());
    }

    // A reference to what something else took the place of is one to that.
    private DraftParameter current(DraftParameter parameter) {
        Injection injection = compilation.injection();
        return injection == null || !injection.substitutes() ? parameter : parameter.withValue(current(parameter.value()));
    }

    private Value current(Value value) {
        return switch (value) {
            case ResourceType(String type, String title, _) when type != null && title != null ->
                current(value, new Reference(type, title));
            case Arr list -> new Arr(list.elements().stream().map(this::current).toList());
            default -> value;
        };
    }

    private Value current(Value written, Reference reference) {
        DraftResource found = compilation.find(reference);
        if (found == null || found.reference().equals(reference)) {
            return written;
        }
        Reference now = found.reference();
        return References.given(now);
    }

    private static Value value(DraftParameter parameter) {
        Value value = parameter.value();
        if (!(value instanceof Arr list)) {
            return plain(value);
        }
        boolean relationship = Metaparameters.isRelationship(parameter.name());
        if (!relationship && !holdsReference(list)) {
            return plain(value);
        }
        // As Puppet does: an array with a reference anywhere in it is made flat; a relationship loses what is undef too.
        List<Value> flat = new ArrayList<>();
        Overrides.flatten(list, flat);
        List<Value> kept = new ArrayList<>(flat.size());
        for (Value element : flat) {
            if (!relationship || element != Undef.UNDEF) {
                kept.add(plain(element));
            }
        }
        return new Arr(kept);
    }

    private static boolean holdsReference(Arr list) {
        for (Value element : list.elements()) {
            boolean holds = element instanceof Arr inner ? holdsReference(inner) : isReference(element);
            if (holds) {
                return true;
            }
        }
        return false;
    }

    private static boolean isReference(Value value) {
        return value instanceof ResourceType type && type.given();
    }

    /// The value with references in it as text.
    private static Value plain(Value value) {
        return switch (value) {
            case ResourceType type when type.given() -> Str.of(type.toString());
            case Arr list when mayHoldReferences(list) -> new Arr(list.elements().stream().map(Shipping::plain).toList());
            case Hash hash -> plain(hash);
            default -> value;
        };
    }

    private static boolean mayHoldReferences(Arr list) {
        for (Value element : list.elements()) {
            if (element instanceof Arr || element instanceof Hash || isReference(element)) {
                return true;
            }
        }
        return false;
    }

    private static Value plain(Hash hash) {
        SequencedMap<Value, Value> entries = LinkedHashMap.newLinkedHashMap(hash.size());
        hash.entries().forEach((key, value) -> entries.put(plain(key), plain(value)));
        return Hash.owning(entries);
    }
}
