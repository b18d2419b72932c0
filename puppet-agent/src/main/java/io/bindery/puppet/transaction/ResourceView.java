package io.bindery.puppet.transaction;

import io.bindery.puppet.catalog.Resource;
import io.bindery.puppet.report.Log;
import io.bindery.puppet.report.ResourceStatus;
import io.bindery.puppet.resource.Attributes;
import io.bindery.puppet.resource.CatalogView;
import io.bindery.puppet.resource.Display;
import io.bindery.puppet.resource.Managed;
import io.bindery.puppet.resource.ResourceType;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.Set;
import java.util.TreeMap;
import java.util.LinkedHashSet;
import org.jspecify.annotations.Nullable;
import io.bindery.puppet.catalog.Reference;

/// The present state of a thing on this host as a resource with all its properties.
public final class ResourceView {
    private static final CatalogView NO_CATALOG = new CatalogView() {
        @Override
        public @Nullable Managed find(Reference reference) {
            return null;
        }

        @Override
        public List<Managed> all(String type) {
            return List.of();
        }
    };

    /// The values that parameters have where nobody gives others, of the types that are looked at most.
    private static final Map<String, Map<String, Value>> DEFAULTS = Map.of(
            "user", Map.of("membership", Str.of("minimum"), "attribute_membership", Str.of("minimum"), "auth_membership", Str.of("minimum"),
                    "profile_membership", Str.of("minimum"), "role_membership", Str.of("minimum"), "key_membership", Str.of("minimum")),
            "group", Map.of("attribute_membership", Str.of("minimum")),
            "file", Map.of("links", Str.of("manage"), "checksum", Str.of("sha256"), "sourceselect", Str.of("first"), "max_files", Int.of(0),
                    "source_permissions", Str.of("ignore"), "validate_replacement", Str.of("%")),
            "package", Map.of("configfiles", Str.of("keep")),
            "service", Map.of("hasstatus", Str.of("true"), "hasrestart", Str.of("false")),
            "mount", Map.of("remounts", Str.of("true")));

    private final Resource resource;
    private final SequencedMap<String, Value> values;

    private ResourceView(Resource resource, SequencedMap<String, Value> values) {
        this.resource = resource;
        this.values = values;
    }

    /// Looks at a thing.
    public static ResourceView of(ResourceType type, Resource resource, Workbench bench, Log log) {
        return of(type, resource, new LinkedHashSet<>(type.properties()), bench, log);
    }

    /// Looks at a thing that was changed: only at the properties that were given.
    public static ResourceView changed(ResourceType type, Resource resource, Workbench bench, Log log) {
        return of(type, resource, Set.of("ensure"), bench, log);
    }

    private static ResourceView of(ResourceType type, Resource resource, Set<String> audited, Workbench bench, Log log) {
        Point point = point(resource, log);
        Managed managed = type.manage(new Attributes(type, resource, false, audited), bench.surround(NO_CATALOG, point));
        Map<String, Value> found = new LinkedHashMap<>(managed.retrieve());
        Set<String> wanted = new LinkedHashSet<>(List.of("ensure"));
        managed.properties().forEach(property -> wanted.add(property.name()));
        // A notify resource has no state on the host, so there is nothing to show.
        found.keySet().retainAll(type.isListable() ? wanted : Set.of());
        SequencedMap<String, Value> values = new LinkedHashMap<>();
        Value ensure = found.get("ensure");
        if (ensure != null) {
            values.put("ensure", ensure);
        }
        Map<String, Value> sorted = new TreeMap<>(found);
        String provider = managed.provider();
        if (provider != null) {
            sorted.put("provider", Str.of(provider));
        }
        sorted.forEach((name, value) -> {
            if (!name.equals("ensure") && isTold(name, value) && (type.properties().contains(name) || name.equals("provider"))) {
                values.put(name, value);
            }
        });
        return new ResourceView(resource, values);
    }

    /// Adds parameters that the resource was given, or has by default.
    private SequencedMap<String, Value> with(List<String> more) {
        SequencedMap<String, Value> all = new LinkedHashMap<>();
        Value ensure = values.get("ensure");
        if (ensure != null) {
            all.put("ensure", ensure);
        }
        SequencedMap<String, Value> sorted = new TreeMap<>(values);
        for (String name : more) {
            Value given = resource.value(name);
            Value usual = DEFAULTS.getOrDefault(resource.reference().typeName(), Map.of()).get(name);
            if (given != null || usual != null) {
                sorted.putIfAbsent(name, given != null ? given : usual);
            }
        }
        sorted.forEach(all::putIfAbsent);
        return all;
    }

    private static boolean isTold(String name, Value value) {
        boolean empty = value.equals(Managed.ABSENT)
                || value == Undef.UNDEF
                || value.equals(Str.of("notlink"))
                || value instanceof Str(String text) && text.isEmpty()
                || value instanceof Arr list && list.size() == 0;
        // As Puppet does: numbers that the shadow file does not have are not shown.
        return !empty && !(value instanceof Int(long number) && number == -1 && name.startsWith("password"));
    }

    /// All things of a type.
    public static List<Resource> instances(ResourceType type, Workbench bench, Log log) {
        Resource any = new Resource(
                new Reference(type.name(), "all"), io.bindery.puppet.catalog.Kind.NATIVE, List.of(), List.of(), List.of(), false, false, null, 0);
        List<Resource> found = type.instances(bench.surround(NO_CATALOG, point(any, log)));
        return found == null ? List.of() : found;
    }

    private static Point point(Resource resource, Log log) {
        ResourceStatus.Subject subject = new ResourceStatus.Subject(
                resource.reference().toString(), resource.reference().type(), resource.reference().title(), null,
                List.of(resource.reference().toString()), List.of(), null, 0, false);
        return Point.of(subject, Metaparameters.usual(false), null, log);
    }

    public String title() {
        return resource.reference().title();
    }

    /// The resource as code.
    ///
    /// @param more parameters that are shown too, where the resource has them
    public String code(List<String> more) {
        SequencedMap<String, Value> shown = with(more);
        int width = shown.keySet().stream().mapToInt(String::length).max().orElse(0);
        StringBuilder code = new StringBuilder(resource.reference().typeName()).append(" { '").append(title().replace("'", "\\'")).append("':\n");
        shown.forEach((name, value) -> code.append("  ").append(name).repeat(" ", width - name.length()).append(" => ").append(Display.of(value)).append(",\n"));
        return code.append("}\n").toString();
    }

    /// The resource as data.
    ///
    /// @param more parameters that are shown too, where the resource has them
    public Map<String, Object> data(List<String> more) {
        Map<String, Object> data = new LinkedHashMap<>();
        with(more).forEach((name, value) -> data.put(name, plain(value)));
        return data;
    }

    private static Object plain(Value value) {
        return switch (value) {
            case Str(String text) -> text;
            case Int(long number) -> number;
            case Arr list -> new ArrayList<>(list.elements().stream().map(ResourceView::plain).toList());
            default -> Attributes.text(value);
        };
    }
}
