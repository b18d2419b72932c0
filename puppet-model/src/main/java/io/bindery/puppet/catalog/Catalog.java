package io.bindery.puppet.catalog;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The wanted state of one node: resources, in the order to apply them if no relationship orders them, and the containment
/// between them. Plain data, immutable.
public final class Catalog {
    private final Heading heading;
    private final List<Resource> resources;
    private final List<Edge> edges;
    private final List<String> classes;
    private final List<String> tags;
    private final List<RemoteUse> remoteUses;
    // Volatile, so that a thread that sees the table sees all of its entries.
    private volatile @Nullable Map<Reference, Resource> index;

    /// Which node a catalog is for, and from which code it was compiled.
    ///
    /// @param name the name of the node
    /// @param codeId the id of the code, null if no command gives it
    /// @param uuid the id of this catalog, null if it was not compiled
    public record Heading(String name, String environment, Version version, @Nullable String codeId, @Nullable String uuid) {}

    public Catalog(Heading heading, List<Resource> resources, List<Edge> edges, List<String> classes, List<String> tags) {
        this(heading, resources, edges, classes, tags, List.of());
    }

    /// @param remoteUses the resources of other nodes that went into it
    public Catalog(
            Heading heading, List<Resource> resources, List<Edge> edges, List<String> classes, List<String> tags, List<RemoteUse> remoteUses) {
        this.heading = heading;
        this.resources = List.copyOf(resources);
        this.edges = List.copyOf(edges);
        this.classes = List.copyOf(classes);
        this.tags = List.copyOf(tags);
        this.remoteUses = List.copyOf(remoteUses);
    }

    /// The catalog of a node that is to ask again for another environment.
    public static Catalog empty(String name, String environment) {
        return new Catalog(new Heading(name, environment, Version.None.NONE, null, null), List.of(), List.of(), List.of(), List.of());
    }

    /// This catalog with other resources in place of its own.
    public Catalog withResources(List<Resource> others) {
        return new Catalog(heading, others, edges, classes, tags, remoteUses);
    }

    public Heading heading() {
        return heading;
    }

    /// A resource of another node that a binding used.
    public record RemoteUse(String binding, String node, Reference resource) {}

    public List<RemoteUse> remoteUses() {
        return remoteUses;
    }

    /// The node's name.
    public String name() {
        return heading.name();
    }

    public String environment() {
        return heading.environment();
    }

    public Version version() {
        return heading.version();
    }

    public @Nullable String codeId() {
        return heading.codeId();
    }

    public @Nullable String uuid() {
        return heading.uuid();
    }

    public List<Resource> resources() {
        return resources;
    }

    public List<Edge> edges() {
        return edges;
    }

    /// Names of the classes and nodes that were evaluated, in that order; one may appear twice if a classifier named it.
    public List<String> classes() {
        return classes;
    }

    public List<String> tags() {
        return tags;
    }

    public @Nullable Resource resource(Reference reference) {
        return index().get(reference);
    }

    // Two threads may both build it; the tables are equal.
    private Map<Reference, Resource> index() {
        Map<Reference, Resource> table = index;
        if (table == null) {
            table = HashMap.newHashMap(resources.size());
            for (Resource resource : resources) {
                table.put(resource.reference(), resource);
            }
            index = table;
        }
        return table;
    }
}
