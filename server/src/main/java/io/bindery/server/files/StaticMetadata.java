package io.bindery.server.files;

import io.bindery.data.JsonOutput;
import io.bindery.puppet.catalog.Catalog;
import io.bindery.puppet.catalog.Resource;
import io.bindery.puppet.load.Environment;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import io.bindery.server.catalog.StaticCatalogs;
import io.bindery.server.http.Json;
import io.bindery.server.http.Parameters;
import io.bindery.server.v3.Code;
import io.bindery.server.v3.V3Error;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Puts the metadata of a catalog's files into it, if the files lie in the catalog's environment: only those have a version.
record StaticMetadata(Code code, ServedFiles files, Mounts mounts, MetadataReader reader) implements StaticCatalogs {
    private static final Pattern IN_FILES = Pattern.compile("[^/]+/[^/]+/files/.+");
    private static final String SCHEME = "puppet:///";

    @Override
    public boolean isWanted(Catalog catalog, Parameters asked) {
        return catalog.codeId() != null && asked.last("static_catalog").map("true"::equals).orElse(false);
    }

    @Override
    public byte[] inlined(Catalog catalog, Parameters asked, JsonOutput json) {
        Inlining inlining = new Inlining(catalog, code.require(catalog.environment()), checksum(asked), new LinkedHashMap<>(), new LinkedHashMap<>());
        try {
            for (Resource resource : catalog.resources()) {
                if (resource.reference().type().equals("File")) {
                    add(resource, inlining);
                }
            }
        } catch (IOException unreadable) {
            throw FileService.failed(unreadable);
        }
        return joined(json.bytes(), inlining);
    }

    /// @param single    the metadata of plain files, by title
    /// @param recursive the metadata of directories, by title and source
    private record Inlining(
            Catalog catalog,
            Environment environment,
            ChecksumKind checksum,
            Map<String, @Nullable Object> single,
            Map<String, @Nullable Object> recursive) {}

    // The first kind in the agent's order that the server knows too.
    private static ChecksumKind checksum(Parameters asked) {
        String kinds = asked.last("checksum_type").orElse("");
        return Arrays.stream(kinds.split("\\."))
                .map(ChecksumKind::named)
                .filter(each -> each != null)
                .findFirst()
                .orElseThrow(() -> V3Error.failed("Unable to find a common checksum type between agent '" + kinds + "' and master '"
                        + Arrays.stream(ChecksumKind.values()).map(ChecksumKind::label).toList() + "'."));
    }

    private void add(Resource resource, Inlining inlining) throws IOException {
        List<String> sources = texts(resource.value("source"));
        boolean usable = !sources.isEmpty()
                && sources.stream().allMatch(each -> each.startsWith("puppet:"))
                && !"absent".equals(text(resource, "ensure"));
        if (!usable) {
            return;
        }
        String recurse = text(resource, "recurse");
        if ("true".equals(recurse) || "remote".equals(recurse)) {
            addTree(resource, sources, inlining);
        } else {
            addFile(resource, sources, inlining);
        }
    }

    private void addFile(Resource resource, List<String> sources, Inlining inlining) throws IOException {
        FileQuery query = query(resource, inlining, false);
        for (String given : sources) {
            String source = normal(given);
            Path file = find(source, inlining);
            if (file != null) {
                FileMetadata metadata = reader.read(file, null, query);
                String uri = contentUri(source, metadata, inlining);
                if (uri != null) {
                    Map<String, @Nullable Object> object = metadata.object();
                    object.put("content_uri", uri);
                    object.put("source", source);
                    inlining.single.put(resource.reference().title(), object);
                }
                return;
            }
        }
        throw V3Error.failed("Could not get metadata for " + (sources.size() == 1 ? sources.getFirst() : quoted(sources)));
    }

    private void addTree(Resource resource, List<String> sources, Inlining inlining) throws IOException {
        FileQuery query = query(resource, inlining, true);
        Map<String, @Nullable Object> bySource = new LinkedHashMap<>();
        for (String given : sources) {
            String source = normal(given);
            Optional<Mounts.Found> found = search(source, inlining);
            if (found.isEmpty()) {
                continue;
            }
            List<FileMetadata> listed = new ArrayList<>();
            for (Map.Entry<String, Path> each : Listing.of(files, found.get().directories(), query).entrySet()) {
                listed.add(reader.read(each.getValue(), each.getKey(), query));
            }
            String uri = contentUri(source, listed.getFirst(), inlining);
            if (uri == null) {
                return;
            }
            bySource.put(source, listed.stream().map(each -> withUri(each, uri)).toList());
            if (!"all".equals(text(resource, "sourceselect"))) {
                break;
            }
        }
        if (!bySource.isEmpty()) {
            inlining.recursive.put(resource.reference().title(), bySource);
        }
    }

    private static Map<String, @Nullable Object> withUri(FileMetadata metadata, String base) {
        Map<String, @Nullable Object> object = metadata.object();
        object.put("content_uri", ".".equals(metadata.relative()) ? base : base + "/" + metadata.relative());
        return object;
    }

    private @Nullable Path find(String source, Inlining inlining) {
        Mounts.Name name = name(source, inlining);
        return mounts.isMount(name.mount()) ? mounts.find(name) : null;
    }

    private Optional<Mounts.Found> search(String source, Inlining inlining) {
        Mounts.Name name = name(source, inlining);
        return mounts.isMount(name.mount()) ? mounts.search(name) : Optional.empty();
    }

    private static Mounts.Name name(String source, Inlining inlining) {
        int path = source.indexOf('/', "puppet://".length());
        return Mounts.Name.of(path < 0 ? "" : source.substring(path + 1), inlining.environment, inlining.catalog.name());
    }

    /// The place of a file below its environment, or null if it does not lie in the `files` of one of its modules.
    private static @Nullable String contentUri(String source, FileMetadata metadata, Inlining inlining) {
        Path own = inlining.environment.directory();
        Path file = metadata.file();
        if (own == null || !source.startsWith(SCHEME + "modules/") || !file.startsWith(own)) {
            return null;
        }
        String relative = own.relativize(file).toString();
        return IN_FILES.matcher(relative).matches() ? SCHEME + relative : null;
    }

    private static FileQuery query(Resource resource, Inlining inlining, boolean recurse) {
        String checksum = text(resource, "checksum");
        ChecksumKind own = checksum == null ? null : ChecksumKind.named(checksum);
        String permissions = text(resource, "source_permissions");
        return new FileQuery(
                "follow".equals(text(resource, "links")),
                own == null ? inlining.checksum : own,
                permissions != null && permissions.startsWith("use"),
                recurse,
                number(resource, "recurselimit", -1),
                number(resource, "max_files", 0),
                texts(resource.value("ignore")));
    }

    private static int number(Resource resource, String name, int otherwise) {
        String text = text(resource, name);
        return text != null && text.matches("-?\\d{1,9}") ? Integer.parseInt(text) : otherwise;
    }

    private static @Nullable String text(Resource resource, String name) {
        return switch (resource.value(name)) {
            case Str(String text) -> text;
            case Int(long number) -> Long.toString(number);
            case Bool bool -> Boolean.toString(bool.value());
            case null, default -> null;
        };
    }

    private static List<String> texts(@Nullable Value value) {
        return switch (value) {
            case Str(String text) -> List.of(text);
            case Arr list -> list.elements().stream().flatMap(each -> texts(each).stream()).toList();
            case null, default -> List.of();
        };
    }

    private static String normal(String source) {
        return source.endsWith("/") ? source.substring(0, source.length() - 1) : source;
    }

    private static String quoted(List<String> sources) {
        return sources.stream().map(each -> "\"" + each + "\"").toList().toString();
    }

    // The catalog's object is closed by its last byte; what is added stands before it.
    private static byte[] joined(byte[] catalog, Inlining inlining) {
        StringBuilder more = new StringBuilder();
        if (!inlining.single.isEmpty()) {
            more.append(",\"metadata\":").append(new String(Json.bytes(inlining.single), StandardCharsets.UTF_8));
        }
        if (!inlining.recursive.isEmpty()) {
            more.append(",\"recursive_metadata\":").append(new String(Json.bytes(inlining.recursive), StandardCharsets.UTF_8));
        }
        byte[] added = more.append('}').toString().getBytes(StandardCharsets.UTF_8);
        byte[] whole = Arrays.copyOf(catalog, catalog.length - 1 + added.length);
        System.arraycopy(added, 0, whole, catalog.length - 1, added.length);
        return whole;
    }
}
