package io.bindery.server.puppetdb;

import io.bindery.data.JsonOutput;
import io.bindery.puppet.catalog.Catalog;
import io.bindery.puppet.catalog.Edge;
import io.bindery.puppet.catalog.Parameter;
import io.bindery.puppet.catalog.Reference;
import io.bindery.puppet.catalog.Resource;
import io.bindery.puppet.catalog.RichData;
import io.bindery.puppet.convert.RubyText;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import io.bindery.server.catalog.NodeRecords;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// A catalog in version 9 of PuppetDB's wire format. Values of sensitive parameters are left out.
final class WireCatalog {
    /// PuppetDB's name for a relationship parameter, and whether the resource with the parameter comes first.
    private record Relationship(String parameter, String word, boolean forward) {}

    private static final List<Relationship> RELATIONSHIPS = List.of(
            new Relationship("before", "before", true),
            new Relationship("require", "required-by", false),
            new Relationship("notify", "notifies", true),
            new Relationship("subscribe", "subscription-of", false));

    /// Parameters whose order means nothing, and must not make a catalog a new one.
    private static final Set<String> UNORDERED =
            Set.of("alias", "audit", "before", "check", "notify", "require", "subscribe", "tag");

    private record WireEdge(Reference source, Reference target, String relationship) {}

    private final NodeRecords.Kept kept;
    private final Catalog catalog;
    private final Map<Reference, Reference> titles = new HashMap<>();

    private WireCatalog(NodeRecords.Kept kept) {
        this.kept = kept;
        this.catalog = kept.stored();
        for (Resource resource : catalog.resources()) {
            for (String alias : aliases(resource)) {
                titles.put(new Reference(resource.reference().type(), alias), resource.reference());
            }
        }
        catalog.resources().forEach(each -> titles.put(each.reference(), each.reference()));
    }

    static byte[] json(NodeRecords.Kept kept, PuppetDbSettings settings, String producer, Instant now) {
        return new WireCatalog(kept).json(settings, producer, now);
    }

    private byte[] json(PuppetDbSettings settings, String producer, Instant now) {
        JsonOutput out = new JsonOutput();
        out.beginObject();
        out.key("certname").string(catalog.name());
        out.key("version").string(catalog.version().toString());
        out.key("environment").string(catalog.environment());
        text(out, "transaction_uuid", kept.transaction());
        text(out, "catalog_uuid", uuid(kept));
        text(out, "code_id", catalog.codeId());
        text(out, "job_id", kept.job());
        out.key("producer_timestamp").string(now.toString());
        out.key("producer").string(producer);
        out.key("resources").beginArray();
        catalog.resources().forEach(resource -> write(out, resource));
        out.endArray();
        out.key("edges").beginArray();
        if (settings.edges()) {
            edges().forEach(edge -> write(out, edge));
        }
        out.endArray().endObject();
        return out.bytes();
    }

    /// The id of a catalog; that of the agent's run where it has none of its own.
    static @Nullable String uuid(NodeRecords.Kept kept) {
        String own = kept.stored().uuid();
        return own == null ? kept.transaction() : own;
    }

    static void text(JsonOutput out, String key, @Nullable String value) {
        out.key(key);
        if (value == null) {
            out.nothing();
        } else {
            out.string(value);
        }
    }

    private static void write(JsonOutput out, Resource resource) {
        out.beginObject();
        out.key("type").string(resource.reference().type());
        out.key("title").string(resource.reference().title());
        out.key("exported").bool(resource.exported());
        if (resource.file() != null) {
            out.key("file").string(resource.file());
            out.key("line").number(resource.line());
        }
        out.key("tags").beginArray();
        new LinkedHashSet<>(resource.tags()).forEach(out::string);
        out.endArray();
        out.key("parameters").beginObject();
        for (Parameter parameter : resource.parameters()) {
            if (!resource.sensitive().contains(parameter.name()) && !parameter.name().equals("alias")) {
                new RichData(out.key(parameter.name())).write(ordered(parameter));
            }
        }
        List<String> aliases = aliases(resource);
        if (!aliases.isEmpty()) {
            out.key("alias").beginArray();
            aliases.forEach(out::string);
            out.endArray();
        }
        out.endObject().endObject();
    }

    private static Value ordered(Parameter parameter) {
        if (!UNORDERED.contains(parameter.name()) || !(parameter.value() instanceof Arr list)) {
            return parameter.value();
        }
        List<Value> sorted = new ArrayList<>(list.elements());
        sorted.sort(Comparator.comparing(RubyText::of));
        return new Arr(sorted);
    }

    /// The other names of a resource: its `alias`, and the name it really has where that is not its title.
    private static List<String> aliases(Resource resource) {
        Set<String> names = new LinkedHashSet<>();
        Value given = resource.value("alias");
        if (given instanceof Arr list) {
            list.elements().forEach(each -> names.add(RubyText.of(each)));
        } else if (given != null) {
            names.add(RubyText.of(given));
        }
        // As Puppet does: an `exec` is not known by its command, because two may have the same.
        String nameVariable = resource.reference().type().equals("File") ? "path" : "name";
        if (!resource.reference().type().equals("Exec") && resource.value(nameVariable) instanceof Str(String name)) {
            names.add(name);
        }
        names.remove(resource.reference().title());
        return List.copyOf(names);
    }

    private Set<WireEdge> edges() {
        Set<WireEdge> edges = new LinkedHashSet<>();
        for (Edge edge : catalog.edges()) {
            edges.add(new WireEdge(edge.source(), edge.target(), "contains"));
        }
        // What is only exported is nothing to this node, and has no relationships here.
        for (Resource resource : kept.shipped().resources()) {
            for (Relationship relationship : RELATIONSHIPS) {
                Value value = resource.value(relationship.parameter());
                for (Value each : value == null ? List.<Value>of() : value instanceof Arr list ? list.elements() : List.of(value)) {
                    Reference other = other(RubyText.of(each));
                    if (other != null) {
                        edges.add(relationship.forward()
                                ? new WireEdge(resource.reference(), other, relationship.word())
                                : new WireEdge(other, resource.reference(), relationship.word()));
                    }
                }
            }
        }
        return edges;
    }

    private @Nullable Reference other(String text) {
        Reference reference = Reference.parse(text);
        if (reference == null) {
            return null;
        }
        Reference found = titles.get(reference);
        return found == null && reference.type().equals("File")
                ? titles.get(new Reference("File", reference.title().replaceFirst("/+$", "")))
                : found;
    }

    private static void write(JsonOutput out, WireEdge edge) {
        out.beginObject();
        write(out.key("source"), edge.source());
        write(out.key("target"), edge.target());
        out.key("relationship").string(edge.relationship()).endObject();
    }

    private static void write(JsonOutput out, Reference reference) {
        out.beginObject().key("type").string(reference.type()).key("title").string(reference.title()).endObject();
    }
}
