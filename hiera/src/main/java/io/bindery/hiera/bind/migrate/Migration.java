package io.bindery.hiera.bind.migrate;

import io.bindery.data.DataError;
import io.bindery.data.YamlOptions;
import io.bindery.data.YamlReader;
import io.bindery.files.FileView;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import io.bindery.puppet.value.ValueBuilder;
import io.bindery.text.SourceFile;
import io.bindery.text.SourceReader;
import io.bindery.text.UnreadableSource;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.SequencedSet;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Translates a `hiera.yaml` of version 5 and its data into bindings. The variables in a level's path become its categories.
/// Parts without a counterpart stay in Hiera, which is mounted as a layer below the bindings, and are listed.
public final class Migration {
    private static final int LARGEST = 16 << 20;
    private static final int MOST_FILES = 100_000;

    private final FileView files;
    private final Path root;
    private final List<String> differences = new ArrayList<>();
    private final SequencedMap<String, String> categories = new LinkedHashMap<>();
    private final SequencedMap<String, SequencedMap<String, String>> sections = new LinkedHashMap<>();
    private final List<Level> levels = new ArrayList<>();
    private final List<Pattern> merged = new ArrayList<>();
    /// Keys that some level cannot hand over: no other level may answer for them.
    private final Set<String> left = new HashSet<>();

    private record Level(String name, SequencedSet<String> categories) {}

    /// The output of a migration.
    ///
    /// @param site the `site` statement
    /// @param bindings the definition `hierarchy`
    /// @param differences parts of the old configuration that were not carried over, or that behave differently
    public record Result(String site, String bindings, List<String> differences) {}

    private Migration(FileView files, Path root) {
        this.files = files;
        this.root = root;
    }

    /// @throws IOException if a file cannot be read, or is no configuration of version 5
    public static Result of(FileView files, Path config) throws IOException {
        Path parent = config.toAbsolutePath().getParent();
        Migration migration = new Migration(files, parent == null ? config : parent);
        migration.migrate(migration.read(config));
        return new Result(migration.site(), migration.bindings(), List.copyOf(migration.differences));
    }

    private Hash read(Path file) throws IOException {
        try {
            SourceFile source = SourceReader.decode(bytes(file), file.toString());
            return YamlReader.read(source, ValueBuilder.VALUES, YamlOptions.WITH_SYMBOLS) instanceof Hash hash ? hash : Hash.EMPTY;
        } catch (UnreadableSource unreadable) {
            throw new IOException(file + ": " + unreadable.getMessage(), unreadable);
        } catch (DataError error) {
            throw new IOException("Unable to parse " + error.text(), error);
        }
    }

    private byte[] bytes(Path file) throws IOException {
        byte[] bytes;
        try {
            bytes = files.bytes(file);
        } catch (UncheckedIOException unreadable) {
            throw unreadable.getCause();
        }
        if (bytes == null) {
            throw new IOException("There is no file " + file);
        }
        if (bytes.length > LARGEST) {
            throw new IOException(file + " is too large");
        }
        return bytes;
    }

    private void migrate(Hash config) throws IOException {
        if (!(config.get("version") instanceof Int(long version)) || version != 5) {
            throw new IOException("Only a hiera.yaml of version 5 can be migrated");
        }
        Hash defaults = config.get("defaults") instanceof Hash given ? given : Hash.EMPTY;
        List<Hash> entries = hashes(config.get("hierarchy"));
        List<Source> sources = new ArrayList<>();
        for (Hash entry : entries) {
            source(entry, defaults, sources);
        }
        if (config.get("default_hierarchy") != null) {
            differences.add("default_hierarchy stays in Hiera: bindings have no layer that is asked after the defaults of modules");
        }
        for (Source source : sources) {
            noteOptions(source);
        }
        for (Source source : sources) {
            carry(source);
        }
        sections.values().forEach(section -> section.keySet().removeAll(left));
        checkOrder();
    }

    private static List<Hash> hashes(@Nullable Value value) {
        List<Hash> hashes = new ArrayList<>();
        if (value instanceof Arr list) {
            list.elements().forEach(each -> {
                if (each instanceof Hash hash) {
                    hashes.add(hash);
                }
            });
        }
        return hashes;
    }

    /// The path of a level, and the files that it can refer to.
    private record Source(String level, PathPattern pattern, SequencedMap<Path, List<String>> files) {}

    private void source(Hash entry, Hash defaults, List<Source> sources) throws IOException {
        String name = text(entry.get("name"), "unnamed");
        for (String backend : List.of("lookup_key", "data_dig", "hiera3_backend")) {
            Value function = entry.get(backend);
            if (function != null) {
                differences.add("level '" + name + "' stays in Hiera: " + backend + " " + text(function, "") + " can only be asked, not listed");
                leaveKeys(entry, defaults, name);
                return;
            }
        }
        String function = text(entry.get("data_hash"), text(defaults.get("data_hash"), "yaml_data"));
        if (!function.equals("yaml_data") && !function.equals("json_data")) {
            differences.add("level '" + name + "' stays in Hiera: its data_hash is " + function);
            leaveKeys(entry, defaults, name);
            return;
        }
        for (String places : List.of("glob", "globs", "uri", "uris", "mapped_paths")) {
            if (entry.get(places) != null) {
                differences.add("level '" + name + "' stays in Hiera: " + places + " has no counterpart among categories");
                differences.add("keys of level '" + name + "' that the bindings have too are answered by the bindings");
                return;
            }
        }
        for (String path : paths(entry, name)) {
            try {
                PathPattern pattern = pattern(path, entry, defaults);
                sources.add(new Source(name, pattern, files(pattern)));
            } catch (PuppetText.Unwritable reason) {
                differences.add("path '" + path + "' of level '" + name + "' stays in Hiera: " + reason.reason());
            }
        }
    }

    private static List<String> paths(Hash entry, String name) {
        return entry.get("paths") instanceof Arr list
                ? list.elements().stream().map(each -> text(each, "")).toList()
                : List.of(text(entry.get("path"), name));
    }

    private static PathPattern pattern(String path, Hash entry, Hash defaults) {
        String datadir = text(entry.get("datadir"), text(defaults.get("datadir"), "data"));
        return PathPattern.of(Path.of(datadir).resolve(path).toString());
    }

    // Files of other backends mostly are YAML too, as those of eyaml: the keys in them are not taken from lower levels.
    private void leaveKeys(Hash entry, Hash defaults, String name) throws IOException {
        int before = left.size();
        for (String path : paths(entry, name)) {
            try {
                for (Path file : files(pattern(path, entry, defaults)).keySet()) {
                    read(file).entries().keySet().forEach(key -> left.add(text(key, "")));
                }
            } catch (PuppetText.Unwritable unknown) {
                break;
            }
        }
        if (left.size() == before) {
            differences.add("keys of level '" + name + "' that the bindings have too are answered by the bindings");
        }
    }

    private static String text(@Nullable Value value, String otherwise) {
        return value instanceof Str(String text) ? text : otherwise;
    }

    private SequencedMap<Path, List<String>> files(PathPattern pattern) throws IOException {
        SequencedMap<Path, List<String>> found = new LinkedHashMap<>();
        int fixed = pattern.written().indexOf("%{");
        String before = fixed < 0 ? pattern.written() : pattern.written().substring(0, fixed);
        Path start = root.resolve(before.contains("/") ? before.substring(0, before.lastIndexOf('/')) : "");
        collect(start, pattern, found);
        return found;
    }

    private void collect(Path place, PathPattern pattern, SequencedMap<Path, List<String>> found) throws IOException {
        if (files.isFile(place)) {
            List<String> values = pattern.values(root.relativize(place).toString());
            if (values != null) {
                found.put(place, values);
            }
            if (found.size() > MOST_FILES) {
                throw new IOException("There are more than " + MOST_FILES + " data files");
            }
        } else if (!files.isLink(place)) {
            for (String name : files.names(place)) {
                collect(place.resolve(name), pattern, found);
            }
        }
    }

    // A key that is merged is put together from all levels, which only a multibind does.
    private void noteOptions(Source source) throws IOException {
        for (Path file : source.files.keySet()) {
            if (read(file).get("lookup_options") instanceof Hash options) {
                for (Map.Entry<Value, Value> option : options.entries().entrySet()) {
                    String key = text(option.getKey(), "");
                    if (merged.stream().noneMatch(known -> known.pattern().equals(pattern(key).pattern()))) {
                        merged.add(pattern(key));
                        differences.add("key '" + key + "' stays in Hiera: it has lookup_options " + PuppetText.of(option.getValue())
                                + "; a multibind with a combinator does the like");
                    }
                }
            }
        }
    }

    private static Pattern pattern(String key) {
        return key.startsWith("^") ? Pattern.compile(key + ".*") : Pattern.compile(Pattern.quote(key));
    }

    private void carry(Source source) throws IOException {
        SequencedSet<String> used = new LinkedHashSet<>();
        for (Interpolated variable : source.pattern.variables()) {
            used.add(variable.category());
            if (!variable.category().equals("environment")) {
                String before = categories.putIfAbsent(variable.category(), variable.expression());
                if (before != null && !before.equals(variable.expression())) {
                    differences.add("category '" + variable.category() + "' is " + before + "; " + variable.expression() + " in level '"
                            + source.level + "' is taken for the same");
                }
            } else {
                categories.putIfAbsent("environment", "true");
            }
        }
        if (levels.stream().noneMatch(level -> level.categories.equals(used))) {
            levels.add(new Level(source.level, used));
        }
        for (Map.Entry<Path, List<String>> file : source.files.entrySet()) {
            String scope = scope(source.pattern, file.getValue());
            SequencedMap<String, String> section = sections.computeIfAbsent(scope, _ -> new LinkedHashMap<>());
            for (Map.Entry<Value, Value> each : read(file.getKey()).entries().entrySet()) {
                carry(text(each.getKey(), PuppetText.of(each.getKey())), each.getValue(), root.relativize(file.getKey()), section);
            }
        }
    }

    private static String scope(PathPattern pattern, List<String> values) {
        List<String> parts = new ArrayList<>();
        for (int i = 0; i < values.size(); i++) {
            parts.add(pattern.variables().get(i).category() + " " + PuppetText.quoted(values.get(i)));
        }
        return String.join(" and ", parts);
    }

    // The first level that has a key counts, as for Hiera.
    private void carry(String key, Value value, Path file, Map<String, String> section) {
        if (key.equals("lookup_options") || merged.stream().anyMatch(pattern -> pattern.matcher(key).matches())) {
            return;
        }
        if (left.contains(key)) {
            return;
        }
        if (value == Undef.UNDEF || key.isEmpty() || key.startsWith("/")) {
            differences.add("key '" + key + "' of " + file + " stays in Hiera: "
                    + (value == Undef.UNDEF ? "a binding always has a value" : "names of bindings are not empty and do not start with '/'"));
            left.add(key);
            return;
        }
        try {
            section.putIfAbsent(key, PuppetText.of(value));
        } catch (PuppetText.Unwritable reason) {
            differences.add("key '" + key + "' of " + file + " stays in Hiera: " + reason.reason());
            left.add(key);
        }
    }

    // Levels that are categories one by one keep their order; combinations are placed by the categories they combine.
    private void checkOrder() {
        List<String> order = order();
        List<Integer> above = null;
        String name = "";
        for (Level level : levels) {
            List<Integer> ranks = level.categories.stream()
                    .map(category -> order.size() - order.indexOf(category))
                    .sorted((one, other) -> other - one)
                    .toList();
            if (above != null && compare(above, ranks) <= 0) {
                differences.add("level '" + level.name + "' comes before level '" + name
                        + "': the precedence of bindings follows from their categories");
            }
            above = ranks;
            name = level.name;
        }
        if (categories.containsKey("node") && !List.copyOf(categories.keySet()).getFirst().equals("node")) {
            differences.add("category 'node' is placed highest, as it must be above 'environment'");
        }
        differences.add("values of categories are compared as text in any case");
        differences.add("data of modules and the global hierarchy stay in Hiera");
    }

    private static int compare(List<Integer> one, List<Integer> other) {
        for (int i = 0; i < Math.min(one.size(), other.size()); i++) {
            if (!one.get(i).equals(other.get(i))) {
                return one.get(i) - other.get(i);
            }
        }
        return one.size() - other.size();
    }

    private List<String> order() {
        List<String> order = new ArrayList<>(categories.keySet());
        if (order.remove("node")) {
            order.addFirst("node");
        }
        return order;
    }

    private String site() {
        StringBuilder out = new StringBuilder("# Categories and layers made from hiera.yaml. Put this into an initial manifest.\nsite {\n");
        if (!categories.isEmpty()) {
            out.append("  categories {\n");
            order().forEach(name -> out.append("    ").append(name).append(" => ").append(categories.get(name)).append(",\n"));
            out.append("  }\n");
        }
        return out.append("""
                  bindings => [
                    layer { 'site':      include => ['confdir:/default?optional', 'env:/default?optional'] },
                    layer { 'hierarchy': include => 'env:/hierarchy' },
                    layer { 'data':      include => 'hiera:' },
                    layer { 'modules':   include => 'module:/*::default' },
                  ]
                }
                """).toString();
    }

    private String bindings() {
        StringBuilder out = new StringBuilder("# Data of hiera.yaml as bindings: bindings/hierarchy.pp of the environment.\nbindings hierarchy {\n");
        sections.forEach((scope, keys) -> {
            if (keys.isEmpty()) {
                return;
            }
            String indent = scope.isEmpty() ? "  " : "    ";
            out.append(scope.isEmpty() ? "" : "  when " + scope + " {\n");
            keys.forEach((key, value) ->
                    out.append(indent).append("bind ").append(PuppetText.quoted(key)).append(" to ").append(value).append('\n'));
            out.append(scope.isEmpty() ? "" : "  }\n");
        });
        return out.append("}\n").toString();
    }
}
