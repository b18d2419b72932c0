package io.bindery.puppet.catalog;

import io.bindery.data.JsonReader;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import io.bindery.puppet.value.ValueBuilder;
import io.bindery.text.SourceFile;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Reads a catalog in wire form, as any Puppet version stores or sends it.
public final class CatalogReader {
    private CatalogReader() {}

    /// @throws io.bindery.data.DataError if the text is not JSON
    /// @throws IllegalArgumentException if the JSON is not a catalog
    public static Catalog read(SourceFile source) {
        if (!(JsonReader.read(source, ValueBuilder.VALUES) instanceof Hash read)) {
            throw new IllegalArgumentException(source.name() + " holds no catalog");
        }
        Hash catalog = read.get("data") instanceof Hash inner && read.get("resources") == null ? inner : read;
        if (!(catalog.get("resources") instanceof Arr resources)) {
            throw new IllegalArgumentException(source.name() + " holds no catalog");
        }
        List<Resource> made = new ArrayList<>(resources.size());
        resources.elements().forEach(each -> made.add(resource(source, each)));
        Version version = catalog.get("version") instanceof Int(long seconds)
                ? new Version.Time(seconds)
                : new Version.Text(text(catalog, "version", ""));
        String code = catalog.get("code_id") instanceof Str(String id) ? id : null;
        return new Catalog(
                new Catalog.Heading(text(catalog, "name", ""), text(catalog, "environment", ""), version, code, text(catalog, "catalog_uuid", "")),
                made,
                edges(catalog.get("edges")),
                strings(catalog.get("classes")),
                strings(catalog.get("tags")));
    }

    private static Resource resource(SourceFile source, Value value) {
        if (!(value instanceof Hash hash)
                || !(hash.get("type") instanceof Str(String type))
                || !(hash.get("title") instanceof Str(String title))) {
            throw new IllegalArgumentException("No resource type provided in serialized data in " + source.name());
        }
        List<Parameter> parameters = new ArrayList<>();
        if (hash.get("parameters") instanceof Hash given) {
            given.entries().forEach((name, each) ->
                    parameters.add(new Parameter(((Str) name).value(), RichDataReader.read(each), Origin.Given.STORED)));
        }
        Kind kind = hash.get("kind") instanceof Str(String word) ? Kind.of(word) : null;
        return new Resource(
                new Reference(type, title),
                kind == null ? Kind.UNKNOWN : kind,
                parameters,
                strings(hash.get("tags")),
                strings(hash.get("sensitive_parameters")),
                hash.get("exported") == io.bindery.puppet.value.Bool.TRUE,
                false,
                hash.get("file") instanceof Str(String file) ? file : null,
                hash.get("line") instanceof Int(long line) ? (int) line : 0);
    }

    private static List<Edge> edges(@Nullable Value value) {
        List<Edge> edges = new ArrayList<>();
        if (value instanceof Arr list) {
            for (Value each : list.elements()) {
                if (each instanceof Hash edge
                        && edge.get("source") instanceof Str(String source)
                        && edge.get("target") instanceof Str(String target)) {
                    edges.add(new Edge(reference(source), reference(target)));
                }
            }
        }
        return edges;
    }

    private static Reference reference(String text) {
        int open = text.indexOf('[');
        if (open < 0 || !text.endsWith("]")) {
            throw new IllegalArgumentException("not a resource reference: " + text);
        }
        return new Reference(text.substring(0, open), text.substring(open + 1, text.length() - 1));
    }

    private static List<String> strings(@Nullable Value value) {
        List<String> strings = new ArrayList<>();
        if (value instanceof Arr list) {
            for (Value each : list.elements()) {
                if (each instanceof Str(String text)) {
                    strings.add(text);
                }
            }
        }
        return strings;
    }

    private static String text(Hash hash, String key, String otherwise) {
        return hash.get(key) instanceof Str(String text) ? text : otherwise;
    }
}
