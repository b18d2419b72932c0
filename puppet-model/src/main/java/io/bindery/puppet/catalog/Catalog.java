package io.bindery.puppet.catalog;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The wanted state of one node: resources, in the order to apply them if no relationship orders them, and the containment
/// between them. Plain data, immutable.
public final class Catalog {
    private final String name;
    private final String environment;
    private final Version version;
    private final @Nullable String codeId;
    private final @Nullable String uuid;
    private final List<Resource> resources;
    private final List<Edge> edges;
    private final List<String> classes;
    private final List<String> tags;
    private final List<RemoteUse> remoteUses;
    // Volatile, so that a thread that sees the table sees all of its entries.
    private volatile @Nullable Map<Reference, Resource> index;

    public Catalog(
            String name,
            String environment,
            Version version,
            @Nullable String codeId,
            @Nullable String uuid,
            List<Resource> resources,
            List<Edge> edges,
            List<String> classes,
            List<String> tags) {
        this(name, environment, version, codeId, uuid, resources, edges, classes, tags, List.of());
    }

    /// @param remoteUses the resources of other nodes that went into it
    public Catalog(
            String name,
            String environment,
            Version version,
            @Nullable String codeId,
            @Nullable String uuid,
            List<Resource> resources,
            List<Edge> edges,
            List<String> classes,
            List<String> tags,
            List<RemoteUse> remoteUses) {
        this.remoteUses = List.copyOf(remoteUses);
        this.name = name;
        this.environment = environment;
        this.version = version;
        this.codeId = codeId;
        this.uuid = uuid;
        this.resources = List.copyOf(resources);
        this.edges = List.copyOf(edges);
        this.classes = List.copyOf(classes);
        this.tags = List.copyOf(tags);
    }

    /// The catalog of a node that is to ask again for another environment.
    public static Catalog empty(String name, String environment) {
        return new Catalog(name, environment, Version.None.NONE, null, null, List.of(), List.of(), List.of(), List.of());
    }

    /// A resource of another node that a binding used.
    public record RemoteUse(String binding, String node, Reference resource) {}

    public List<RemoteUse> remoteUses() {
        return remoteUses;
    }

    /// The node's name.
    public String name() {
        return name;
    }

    public String environment() {
        return environment;
    }

    public Version version() {
        return version;
    }

    public @Nullable String codeId() {
        return codeId;
    }

    public @Nullable String uuid() {
        return uuid;
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
