package io.bindery.puppet.catalog;

import io.bindery.data.JsonOutput;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Writes a catalog in Puppet's wire form: catalog format 2, keys in Puppet's order, rich data tagged.
public final class CatalogWriter {
    private static final int FORMAT = 2;

    private final JsonOutput out;
    private final RichData values;

    private CatalogWriter(JsonOutput out) {
        this.out = out;
        this.values = new RichData(out);
    }

    public static void write(Catalog catalog, JsonOutput out) {
        new CatalogWriter(out).catalog(catalog);
    }

    public static JsonOutput json(Catalog catalog) {
        JsonOutput out = new JsonOutput(256 + 640 * catalog.resources().size());
        write(catalog, out);
        return out;
    }

    private void catalog(Catalog catalog) {
        out.beginObject();
        strings("tags", catalog.tags());
        out.key("name").string(catalog.name());
        version(catalog.version());
        text("code_id", catalog.codeId());
        text("catalog_uuid", catalog.uuid());
        out.key("catalog_format").number(FORMAT);
        out.key("environment").string(catalog.environment());
        out.key("resources").beginArray();
        catalog.resources().forEach(this::resource);
        out.endArray();
        out.key("edges").beginArray();
        catalog.edges().forEach(this::edge);
        out.endArray();
        strings("classes", catalog.classes());
        if (!catalog.remoteUses().isEmpty()) {
            remoteUses(catalog.remoteUses());
        }
        out.endObject();
    }

    private void remoteUses(List<Catalog.RemoteUse> uses) {
        out.key("metadata").beginObject().key("bindings").beginObject().key("queries").beginArray();
        for (Catalog.RemoteUse use : uses) {
            out.beginObject().key("binding").string(use.binding()).key("node").string(use.node());
            out.key("ref").string(use.resource().toString()).endObject();
        }
        out.endArray().endObject().endObject();
    }

    private void text(String key, @Nullable String text) {
        out.key(key);
        if (text == null) {
            out.nothing();
        } else {
            out.string(text);
        }
    }

    private void version(Version version) {
        out.key("version");
        switch (version) {
            case Version.Time time -> out.number(time.seconds());
            case Version.Text text -> out.string(text.text());
            case Version.None none -> out.nothing();
        }
    }

    private void resource(Resource resource) {
        out.beginObject();
        out.key("type").string(resource.reference().type());
        out.key("title").string(resource.reference().title());
        strings("tags", resource.tags());
        String file = resource.file();
        if (file != null) {
            out.key("file").string(file);
        }
        if (resource.line() > 0) {
            out.key("line").number(resource.line());
        }
        // As Puppet does: `exported` comes after `kind` if the declaration does not mention export at all.
        if (resource.exportUnsaid()) {
            out.key("kind").string(resource.kind().word()).key("exported").bool(false);
        } else {
            out.key("exported").bool(resource.exported()).key("kind").string(resource.kind().word());
        }
        if (!resource.parameters().isEmpty()) {
            try {
                parameters(resource.parameters());
            } catch (SerializationError unwritable) {
                throw file == null ? unwritable : unwritable.at(file, resource.line());
            }
        }
        if (!resource.sensitive().isEmpty()) {
            strings("sensitive_parameters", resource.sensitive());
        }
        out.endObject();
    }

    private void parameters(List<Parameter> parameters) {
        out.key("parameters").beginObject();
        for (Parameter parameter : parameters) {
            out.key(parameter.name());
            values.write(parameter.value());
        }
        out.endObject();
    }

    private void edge(Edge edge) {
        out.beginObject();
        reference("source", edge.source());
        reference("target", edge.target());
        out.endObject();
    }

    private void reference(String key, Reference reference) {
        out.key(key).string(reference.type(), "[", reference.title(), "]");
    }

    private void strings(String key, List<String> strings) {
        out.key(key).beginArray();
        strings.forEach(out::string);
        out.endArray();
    }
}
