package io.bindery.puppet.graph;

import io.bindery.puppet.catalog.Catalog;
import io.bindery.puppet.catalog.Edge;
import io.bindery.puppet.catalog.Reference;
import io.bindery.puppet.catalog.Resource;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.SequencedMap;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// The order of resources: the relationships of a catalog's resources, as an agent orders them. Vertices and relations are in
/// Puppet's order.
public final class RelationshipGraph {
    private final SequencedMap<Vertex, SequencedMap<Vertex, List<Relation>>> incoming = new LinkedHashMap<>();
    private final SequencedMap<Vertex, SequencedMap<Vertex, List<Relation>>> outgoing = new LinkedHashMap<>();
    private final Map<Resource, Vertex.Managed> managed;
    private final Catalog catalog;

    private RelationshipGraph(Catalog catalog, Map<Resource, Vertex.Managed> managed) {
        this.catalog = catalog;
        this.managed = managed;
    }

    /// The relationships that a catalog tells, and those that its resources' types have by themselves.
    ///
    /// @throws GraphError in Puppet's words where a relationship leads out of the catalog
    public static RelationshipGraph of(Catalog catalog, AutoRelations types) {
        Map<Resource, Vertex.Managed> managed = new IdentityHashMap<>();
        RelationshipGraph graph = new RelationshipGraph(catalog, managed);
        int priority = 0;
        for (Resource resource : catalog.resources()) {
            Vertex.Managed vertex = new Vertex.Managed(resource, ++priority);
            managed.put(resource, vertex);
            graph.add(vertex);
        }
        ResourceNames names = new ResourceNames(catalog);
        for (Resource resource : catalog.resources()) {
            graph.addTold(resource, names);
        }
        for (Resource resource : catalog.resources()) {
            graph.addImplied(resource, types, names);
        }
        return graph;
    }

    private void addTold(Resource resource, ResourceNames names) {
        for (Metaparameter told : Metaparameter.values()) {
            for (Reference reference : references(resource.value(told.word()))) {
                Resource other = names.find(reference);
                if (other == null) {
                    throw new GraphError(missing(told, reference, resource) + location(resource));
                }
                Vertex own = vertex(resource);
                Vertex related = vertex(other);
                add(told.isIncoming() ? new Relation(related, own, told.notifies()) : new Relation(own, related, told.notifies()));
            }
        }
    }

    private static String missing(Metaparameter told, Reference reference, Resource resource) {
        return "Could not find " + (told.isIncoming() ? "dependency " : "dependent ") + reference + " for " + resource.reference();
    }

    /// A relationship to a resource that is not in the catalog.
    ///
    /// @param message Puppet's message
    public record Dangling(Resource resource, String message) {}

    /// All relationships that lead out of a catalog, which has no graph as long as there is one.
    public static List<Dangling> dangling(Catalog catalog) {
        List<Dangling> found = new ArrayList<>();
        ResourceNames names = new ResourceNames(catalog);
        for (Resource resource : catalog.resources()) {
            for (Metaparameter told : Metaparameter.values()) {
                for (Reference reference : references(resource.value(told.word()))) {
                    if (names.find(reference) == null) {
                        found.add(new Dangling(resource, missing(told, reference, resource)));
                    }
                }
            }
        }
        return found;
    }

    private static String location(Resource resource) {
        if (resource.line() == 0) {
            return "";
        }
        return " (" + (resource.file() == null ? "" : "file: " + resource.file() + ", ") + "line: " + resource.line() + ")";
    }

    // What somebody wrote, in either direction, wins over what goes without saying.
    private void addImplied(Resource resource, AutoRelations types, ResourceNames names) {
        Vertex own = vertex(resource);
        for (Reference reference : types.requirements(resource, names)) {
            Resource other = names.find(reference);
            if (other != null && !related(vertex(other), own) && !related(own, vertex(other))) {
                add(new Relation(vertex(other), own, false));
            }
        }
    }

    private static List<Reference> references(@Nullable Value value) {
        List<Reference> found = new ArrayList<>();
        collect(value, found);
        return found;
    }

    private static void collect(@Nullable Value value, List<Reference> found) {
        switch (value) {
            case Arr list -> list.elements().forEach(each -> collect(each, found));
            case Str(String text) -> {
                Reference reference = Reference.parse(text);
                if (reference != null) {
                    found.add(reference);
                }
            }
            case null, default -> {}
        }
    }

    /// This graph with two anchors in place of each class, defined type, node and stage: the content of a container is between
    /// them, its predecessors lead to the first anchor, and its successors follow from the second. The number of relations grows
    /// only with the number of resources, however containers are ordered among each other.
    public RelationshipGraph expanded() {
        RelationshipGraph graph = new RelationshipGraph(catalog, managed);
        incoming.sequencedKeySet().forEach(graph::add);
        incoming.values().forEach(sources -> sources.values().forEach(relations -> relations.forEach(graph::add)));
        List<Vertex.Managed> containers = new ArrayList<>();
        for (Resource resource : catalog.resources()) {
            Vertex.Managed vertex = vertex(resource);
            if (vertex.isContainer()) {
                containers.add(vertex);
                graph.add(begin(vertex));
                graph.add(end(vertex));
            }
        }
        Map<Vertex, List<Vertex>> contents = contents();
        for (Vertex.Managed container : containers) {
            graph.replace(container, contents.getOrDefault(container, List.of()));
        }
        containers.forEach(graph::remove);
        return graph;
    }

    private void replace(Vertex.Managed container, List<Vertex> contents) {
        if (contents.isEmpty()) {
            add(new Relation(begin(container), end(container), false));
        }
        for (Vertex content : contents) {
            add(new Relation(begin(container), begin(content), true));
            add(new Relation(end(content), end(container), true));
        }
        for (Relation relation : relations(incoming, container)) {
            add(new Relation(end(relation.source()), begin(container), relation.notifies()));
            remove(relation);
        }
        for (Relation relation : relations(outgoing, container)) {
            add(new Relation(end(container), begin(relation.target()), relation.notifies()));
            remove(relation);
        }
    }

    private Map<Vertex, List<Vertex>> contents() {
        Map<Vertex, List<Vertex>> contents = new HashMap<>();
        for (Edge edge : catalog.edges()) {
            Resource source = catalog.resource(edge.source());
            Resource target = catalog.resource(edge.target());
            if (source != null && target != null) {
                contents.computeIfAbsent(vertex(source), _ -> new ArrayList<>()).add(vertex(target));
            }
        }
        return contents;
    }

    private static Vertex begin(Vertex vertex) {
        return vertex instanceof Vertex.Managed found && found.isContainer()
                ? new Vertex.Anchor(found.resource(), false, found.priority())
                : vertex;
    }

    private static Vertex end(Vertex vertex) {
        return vertex instanceof Vertex.Managed found && found.isContainer()
                ? new Vertex.Anchor(found.resource(), true, found.priority())
                : vertex;
    }

    private Vertex.Managed vertex(Resource resource) {
        Vertex.Managed found = managed.get(resource);
        if (found == null) {
            throw new IllegalStateException("not in the catalog: " + resource.reference());
        }
        return found;
    }

    private void add(Vertex vertex) {
        incoming.computeIfAbsent(vertex, _ -> new LinkedHashMap<>());
        outgoing.computeIfAbsent(vertex, _ -> new LinkedHashMap<>());
    }

    private void add(Relation relation) {
        add(relation.source());
        add(relation.target());
        sources(relation.target()).computeIfAbsent(relation.source(), _ -> new ArrayList<>(1)).add(relation);
        targets(relation.source()).computeIfAbsent(relation.target(), _ -> new ArrayList<>(1)).add(relation);
    }

    private void remove(Relation relation) {
        sources(relation.target()).remove(relation.source());
        targets(relation.source()).remove(relation.target());
    }

    private void remove(Vertex vertex) {
        incoming.remove(vertex);
        outgoing.remove(vertex);
    }

    private SequencedMap<Vertex, List<Relation>> sources(Vertex vertex) {
        return incoming.computeIfAbsent(vertex, _ -> new LinkedHashMap<>());
    }

    private SequencedMap<Vertex, List<Relation>> targets(Vertex vertex) {
        return outgoing.computeIfAbsent(vertex, _ -> new LinkedHashMap<>());
    }

    private static List<Relation> relations(
            Map<Vertex, SequencedMap<Vertex, List<Relation>>> table, Vertex vertex) {
        List<Relation> all = new ArrayList<>();
        SequencedMap<Vertex, List<Relation>> found = table.get(vertex);
        if (found != null) {
            found.values().forEach(all::addAll);
        }
        return all;
    }

    public Collection<Vertex> vertices() {
        return incoming.sequencedKeySet();
    }

    public List<Relation> relations() {
        List<Relation> all = new ArrayList<>();
        incoming.values().forEach(sources -> sources.values().forEach(all::addAll));
        return all;
    }

    /// Whether the one comes directly before the other.
    public boolean related(Vertex source, Vertex target) {
        SequencedMap<Vertex, List<Relation>> found = outgoing.get(source);
        return found != null && found.containsKey(target);
    }

    /// What comes directly after a vertex.
    public Set<Vertex> dependents(Vertex vertex) {
        SequencedMap<Vertex, List<Relation>> found = outgoing.get(vertex);
        return found == null ? Set.of() : found.sequencedKeySet();
    }

    /// What comes directly before a vertex.
    public Set<Vertex> dependencies(Vertex vertex) {
        SequencedMap<Vertex, List<Relation>> found = incoming.get(vertex);
        return found == null ? Set.of() : found.sequencedKeySet();
    }

    /// What cannot be ordered.
    public Cycles cycles() {
        return new Cycles(this);
    }

    /// The order of application: of all that waits for nothing, what the catalog has first. What is in a cycle, or after one, is
    /// not in it.
    public List<Vertex> order() {
        Map<Vertex, Integer> blockers = new HashMap<>();
        PriorityQueue<Vertex> ready = new PriorityQueue<>(Comparator.comparingInt(Vertex::priority).thenComparing(Vertex::reference));
        for (Vertex vertex : vertices()) {
            int count = dependencies(vertex).size();
            blockers.put(vertex, count);
            if (count == 0) {
                ready.add(vertex);
            }
        }
        List<Vertex> ordered = new ArrayList<>(vertices().size());
        while (!ready.isEmpty()) {
            Vertex next = ready.remove();
            ordered.add(next);
            for (Vertex after : dependents(next)) {
                if (blockers.merge(after, -1, Integer::sum) == 0) {
                    ready.add(after);
                }
            }
        }
        return ordered;
    }
}
