package io.bindery.hiera;

import io.bindery.puppet.convert.RubyText;
import io.bindery.puppet.type.Type;
import io.bindery.puppet.type.parse.TypeParser;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Real;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Builds a [HieraConfig] from the content of a hiera.yaml.
final class ConfigReader {
    private static final String STRING = "String[1]";
    private static final String OPTIONS = "Hash[Pattern[/\\A[A-Za-z](:?[0-9A-Za-z_-]*[0-9A-Za-z])?\\z/],Data]";
    private static final String ENTRY = "Struct[{name=>String[1],Optional[options]=>" + OPTIONS
            + ",Optional[data_hash]=>String[1],Optional[lookup_key]=>String[1],Optional[hiera3_backend]=>String[1],"
            + "Optional[v4_data_hash]=>String[1],Optional[data_dig]=>String[1],Optional[path]=>String[1],"
            + "Optional[paths]=>Array[String[1],1],Optional[glob]=>String[1],Optional[globs]=>Array[String[1],1],"
            + "Optional[uri]=>String[1],Optional[uris]=>Array[String[1],1],Optional[mapped_paths]=>Array[String[1],3,3],"
            + "Optional[datadir]=>String[1]}]";
    private static final String VERSION_5 = "Struct[{version=>Integer[5,5],Optional[defaults]=>Struct[{Optional[data_hash]=>" + STRING
            + ",Optional[lookup_key]=>String[1],Optional[data_dig]=>String[1],Optional[datadir]=>String[1],Optional[options]=>" + OPTIONS
            + "}],Optional[hierarchy]=>Array[" + ENTRY + "],Optional[plan_hierarchy]=>Array[" + ENTRY
            + "],Optional[default_hierarchy]=>Array[" + ENTRY + "]}]";
    private static final String VERSION_4 = "Struct[{version=>Integer[4,4],Optional[datadir]=>String[1],Optional[hierarchy]=>Array["
            + "Struct[{backend=>String[1],name=>String[1],Optional[datadir]=>String[1],Optional[path]=>String[1],"
            + "Optional[paths]=>Array[String[1]]}]]}]";

    private final Path root;
    private final @Nullable Path path;
    private final LayerKind layer;
    private final Surroundings surroundings;
    private final ConfigLines lines;

    private ConfigReader(Path root, @Nullable Path path, LayerKind layer, Surroundings surroundings, ConfigLines lines) {
        this.lines = lines;
        this.root = root;
        this.path = path;
        this.layer = layer;
        this.surroundings = surroundings;
    }

    /// The configuration of a layer: the one in its file, or the default configuration if the file does not exist.
    ///
    /// @param loaded the content of the file, null if the file does not exist
    static HieraConfig read(
            Path file, @Nullable Hash loaded, LayerKind layer, Surroundings surroundings, ConfigLines lines) {
        Path root = file.toAbsolutePath().getParent();
        ConfigReader reader =
                new ConfigReader(root == null ? file : root, loaded == null ? null : file, layer, surroundings, lines);
        return loaded == null ? reader.standard() : reader.versioned(loaded);
    }

    private HieraConfig standard() {
        EntryPlan common = new EntryPlan(
                "Common", FunctionKind.DATA_HASH, "yaml_data", null, EntryPlan.LocationKind.PATHS, List.of("common.yaml"), null, Hash.EMPTY);
        return new HieraConfig(5, root, null, "data", List.of(common), null, null);
    }

    private HieraConfig versioned(Hash config) {
        Value version = config.get("version");
        long number = version == null || version == Undef.UNDEF ? 3 : integer(version);
        return switch ((int) number) {
            case 5 -> version5(config);
            case 4 -> version4(config);
            case 3 -> new Version3Reader(root, path, layer, surroundings, lines).read(config);
            default -> throw LookupError.in(path, 0, "This runtime does not support hiera.yaml version " + number);
        };
    }

    // Ruby's to_i
    private static long integer(Value value) {
        return switch (value) {
            case Int integer -> integer.value();
            case Real real -> (long) real.value();
            case Str text -> text.value().matches("\\s*[+-]?\\d{1,9}.*") ? Long.parseLong(text.value().strip().replaceFirst("^([+-]?\\d+).*$", "$1")) : 0;
            default -> 0;
        };
    }

    /// The types that a configuration must have. They are parsed once, and only if a configuration exists.
    private static final class Version5 {
        static final Type TYPE = TypeParser.parse(VERSION_5);

        private Version5() {}
    }

    private HieraConfig version5(Hash written) {
        SequencedMap<Value, Value> entries = new LinkedHashMap<>(written.entries());
        entries.merge(new Str("defaults"), standardDefaults(), ConfigReader::unlessUndef);
        entries.merge(new Str("hierarchy"), standardHierarchy(), ConfigReader::unlessUndef);
        Hash config = Hash.owning(entries);
        Assertions.isInstance("The Lookup Configuration at '" + path + "'", Version5.TYPE, config);
        Hash defaults = config.get("defaults") instanceof Hash given ? given : Hash.EMPTY;
        checkDefaults(defaults);
        List<EntryPlan> hierarchy = hierarchy(config, "hierarchy", defaults);
        if (config.get("plan_hierarchy") != null) {
            hierarchy(config, "plan_hierarchy", defaults);
        }
        List<EntryPlan> standard = null;
        if (config.get("default_hierarchy") != null) {
            if (layer != LayerKind.MODULE) {
                throw fault("'default_hierarchy' is only allowed in the module layer", "(?:^|\\s+)default_hierarchy:");
            }
            standard = hierarchy(config, "default_hierarchy", defaults);
        }
        String datadir = text(defaults, "datadir");
        return new HieraConfig(5, root, path, datadir == null ? "data" : datadir, hierarchy, standard, null);
    }

    private static Value unlessUndef(Value written, Value standard) {
        return written == Undef.UNDEF ? standard : written;
    }

    private static Hash standardDefaults() {
        SequencedMap<Value, Value> entries = new LinkedHashMap<>();
        entries.put(new Str("datadir"), new Str("data"));
        entries.put(new Str("data_hash"), new Str("yaml_data"));
        return Hash.owning(entries);
    }

    private static Arr standardHierarchy() {
        SequencedMap<Value, Value> entries = new LinkedHashMap<>();
        entries.put(new Str("name"), new Str("Common"));
        entries.put(new Str("path"), new Str("common.yaml"));
        return Arr.of(Hash.owning(entries));
    }

    private void checkDefaults(Hash defaults) {
        if (count(defaults, "data_hash", "lookup_key", "data_dig", "hiera3_backend") > 1) {
            throw fault("Only one of " + FunctionKind.LISTED + " can be defined in defaults", null);
        }
        if (defaults.get("options") instanceof Hash options) {
            for (String reserved : List.of("path", "uri")) {
                if (options.get(reserved) != null) {
                    throw fault("Option key '" + reserved + "' used in defaults is reserved by Puppet", null);
                }
            }
        }
    }

    private static int count(Hash entry, String... keys) {
        int count = 0;
        for (String key : keys) {
            count += entry.get(key) == null ? 0 : 1;
        }
        return count;
    }

    private static @Nullable String text(Hash hash, String key) {
        return hash.get(key) instanceof Str text ? text.value() : null;
    }

    private List<EntryPlan> hierarchy(Hash config, String key, Hash defaults) {
        List<EntryPlan> plans = new ArrayList<>();
        Set<String> names = new HashSet<>();
        List<Value> entries = config.get(key) instanceof Arr list ? list.elements() : List.of();
        for (Value entry : entries) {
            checkEntry((Hash) entry, defaults);
        }
        for (Value entry : entries) {
            EntryPlan plan = plan((Hash) entry, defaults);
            if (!names.add(plan.name())) {
                throw twice(plan.name());
            }
            plans.add(plan);
        }
        return plans;
    }

    private LookupError twice(String name) {
        String pattern = "\\s+name:\\s+['\"]?" + name + "(?:[^\\w]|$)";
        int first = lines.find(path, pattern, 1);
        int second = first == 0 ? 0 : lines.find(path, pattern, first + 1);
        String message = "Hierarchy name '" + name + "' defined more than once.";
        return second == 0
                ? LookupError.in(path, first, message)
                : LookupError.in(path, second, message + " First defined at (line: " + first + ")");
    }

    private void checkEntry(Hash entry, Hash defaults) {
        String name = text(entry, "name");
        int functions = count(entry, "data_hash", "lookup_key", "data_dig", "hiera3_backend", "v4_data_hash");
        if (functions == 0 && count(defaults, "data_hash", "lookup_key", "data_dig", "hiera3_backend") == 0) {
            throw fault("One of " + FunctionKind.LISTED + " must be defined in hierarchy '" + name + "'", null);
        }
        if (functions > 1) {
            throw fault("Only one of " + FunctionKind.LISTED + " can be defined in hierarchy '" + name + "'", null);
        }
        checkBackend(text(entry, "hiera3_backend"));
        if (count(entry, "path", "paths", "glob", "globs", "uri", "uris", "mapped_paths") > 1) {
            throw fault(
                    "Only one of path, paths, glob, globs, uri, uris, or mapped_paths can be defined in hierarchy '" + name + "'", null);
        }
        if (entry.get("options") instanceof Hash options) {
            for (String reserved : List.of("path", "uri")) {
                if (options.get(reserved) != null) {
                    throw fault("Option key '" + reserved + "' used in hierarchy '" + name + "' is reserved by Puppet", null);
                }
            }
        }
    }

    private void checkBackend(@Nullable String backend) {
        if (backend == null) {
            return;
        }
        if (layer != LayerKind.GLOBAL) {
            throw fault("'hiera3_backend' is only allowed in the global layer", "\\s+hiera3_backend:");
        }
        if (backend.equals("json") || backend.equals("yaml") || backend.equals("hocon")) {
            throw fault(
                    "Use \"data_hash: " + backend + "_data\" instead of \"hiera3_backend: " + backend + "\"",
                    "\\s+hiera3_backend:\\s*['\"]?" + backend + "(?:[^\\w]|$)");
        }
    }

    private EntryPlan plan(Hash entry, Hash defaults) {
        FunctionKind kind = null;
        String function = null;
        for (Hash place : List.of(entry, defaults)) {
            for (FunctionKind possible : FunctionKind.IN_ENTRY) {
                if (kind == null && text(place, possible.tag()) != null) {
                    kind = possible;
                    function = text(place, possible.tag());
                }
            }
        }
        Value options = entry.get("options") instanceof Hash own ? own : defaults.get("options");
        return new EntryPlan(
                String.valueOf(text(entry, "name")),
                kind == null ? FunctionKind.DATA_HASH : kind,
                function == null ? "yaml_data" : function,
                text(entry, "datadir"),
                places(entry),
                written(entry),
                null,
                options instanceof Hash hash ? hash : Hash.EMPTY);
    }

    private static EntryPlan.@Nullable LocationKind places(Hash entry) {
        if (count(entry, "path", "paths") > 0) {
            return EntryPlan.LocationKind.PATHS;
        }
        if (count(entry, "glob", "globs") > 0) {
            return EntryPlan.LocationKind.GLOBS;
        }
        if (count(entry, "uri", "uris") > 0) {
            return EntryPlan.LocationKind.URIS;
        }
        return entry.get("mapped_paths") != null ? EntryPlan.LocationKind.MAPPED_PATHS : null;
    }

    private static List<String> written(Hash entry) {
        List<String> written = new ArrayList<>();
        for (String key : List.of("path", "paths", "glob", "globs", "uri", "uris", "mapped_paths")) {
            Value value = entry.get(key);
            if (value instanceof Str text) {
                written.add(text.value());
            } else if (value instanceof Arr list) {
                list.elements().forEach(element -> written.add(RubyText.of(element)));
            }
        }
        return written;
    }

    private HieraConfig version4(Hash written) {
        if (surroundings.strict() != Strict.OFF) {
            surroundings.warnOnce(
                    "hiera.yaml",
                    path + ": Use of 'hiera.yaml' version 4 is deprecated. It should be converted to version 5",
                    path);
        }
        Assertions.isInstance("The Lookup Configuration at '" + path + "'", VERSION_4, written);
        String datadir = text(written, "datadir");
        List<EntryPlan> plans = new ArrayList<>();
        Set<String> names = new HashSet<>();
        List<Value> entries =
                written.get("hierarchy") instanceof Arr list ? list.elements() : List.of(standardVersion4());
        for (Value value : entries) {
            EntryPlan plan = version4Plan((Hash) value);
            if (!names.add(plan.name())) {
                throw twice(plan.name());
            }
            plans.add(plan);
        }
        return new HieraConfig(4, root, path, datadir == null ? "data" : datadir, plans, null, null);
    }

    private static Hash standardVersion4() {
        SequencedMap<Value, Value> entries = new LinkedHashMap<>();
        entries.put(new Str("name"), new Str("common"));
        entries.put(new Str("backend"), new Str("yaml"));
        return Hash.owning(entries);
    }

    private EntryPlan version4Plan(Hash entry) {
        String backend = String.valueOf(text(entry, "backend"));
        String extension =
                switch (backend) {
                    case "json" -> ".json";
                    case "yaml" -> ".yaml";
                    case "hocon" -> ".conf";
                    default -> throw fault(
                            "No data provider is registered for backend '" + backend + "'", "[^\\w]" + backend + "(?:[^\\w]|$)");
                };
        String name = String.valueOf(text(entry, "name"));
        return new EntryPlan(
                name,
                FunctionKind.DATA_HASH,
                backend + "_data",
                text(entry, "datadir"),
                EntryPlan.LocationKind.PATHS,
                count(entry, "path", "paths") == 0 ? List.of(name) : written(entry),
                extension,
                Hash.EMPTY);
    }

    private LookupError fault(String message, @Nullable String pattern) {
        return LookupError.in(path, pattern == null ? 0 : lines.find(path, pattern, 1), message);
    }
}
