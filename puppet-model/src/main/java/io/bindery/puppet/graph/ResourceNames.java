package io.bindery.puppet.graph;

import io.bindery.puppet.catalog.Catalog;
import io.bindery.puppet.catalog.Reference;
import io.bindery.puppet.catalog.Resource;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The resources of a catalog by each of their names: title, `alias`, and the attribute that identifies them.
public final class ResourceNames {
    private final Catalog catalog;
    private final Map<Reference, Resource> others = new HashMap<>();

    ResourceNames(Catalog catalog) {
        this.catalog = catalog;
        catalog.resources().forEach(this::addOthers);
    }

    private void addOthers(Resource resource) {
        String type = resource.reference().type();
        for (Value alias : list(resource.value("alias"))) {
            add(type, alias, resource);
        }
        // As Puppet does: two execs may run the same command, which therefore names neither.
        if (!type.equals("Exec")) {
            Value name = resource.value(type.equals("File") ? "path" : "name");
            if (name != null) {
                add(type, name, resource);
            }
        }
    }

    private void add(String type, Value name, Resource resource) {
        if (name instanceof Str(String text)) {
            others.putIfAbsent(new Reference(type, text), resource);
        }
    }

    static List<Value> list(@Nullable Value value) {
        return switch (value) {
            case null -> List.of();
            case Arr list -> list.elements();
            case Value single -> List.of(single);
        };
    }

    /// The resource of this name, or null.
    public @Nullable Resource find(Reference reference) {
        Resource found = catalog.resource(reference);
        if (found != null) {
            return found;
        }
        found = others.get(reference);
        if (found == null && reference.type().equals("File") && reference.title().endsWith("/") && reference.title().length() > 1) {
            return find(new Reference("File", reference.title().replaceFirst("/+$", "")));
        }
        return found;
    }

    /// All resources, in the order of the catalog.
    public List<Resource> all() {
        return catalog.resources();
    }
}
