package io.bindery.hiera;

import io.bindery.puppet.convert.RubyText;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
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

/// Reads a hiera.yaml of version 3: backends, each with the same list of paths.
record Version3Reader(Path root, @Nullable Path path, LayerKind layer, Surroundings surroundings, ConfigLines lines) {
    private static final String OWN = "Optional[version]=>Integer[3,3],Optional[backends]=>Variant[String[1],Array[String[1]]],"
            + "Optional[logger]=>String[1],Optional[merge_behavior]=>Enum['deep','deeper','native'],"
            + "Optional[deep_merge_options]=>Hash[String[1],Variant[String,Boolean]],"
            + "Optional[hierarchy]=>Variant[String[1],Array[String[1]]]";

    HieraConfig read(Hash written) {
        if (surroundings.strict() != Strict.OFF) {
            surroundings.warnOnce(
                    "hiera.yaml",
                    path + ": Use of 'hiera.yaml' version 3 is deprecated. It should be converted to version 5",
                    path);
        }
        SequencedMap<Value, Value> entries = new LinkedHashMap<>(written.entries());
        entries.values().removeIf(value -> value == Undef.UNDEF);
        Hash config = Hash.of(entries);
        List<String> backends = strings(config.get("backends"), List.of("yaml"));
        check(config, backends);
        HieraConfig.Version3 old = new HieraConfig.Version3(
                backends,
                strings(config.get("hierarchy"), List.of("nodes/%{::trusted.certname}", "common")),
                config,
                merge(config));
        return new HieraConfig(3, root, path, "", List.of(), null, old);
    }

    private void check(Hash config, List<String> backends) {
        StringBuilder type = new StringBuilder("Struct[{").append(OWN);
        Set<String> seen = new HashSet<>();
        for (String backend : backends) {
            if (seen.add(backend)) {
                type.append(",Optional['").append(backend).append("']=>Hash[String[1],Any]");
            }
        }
        Assertions.isInstance("The Lookup Configuration at '" + path + "'", type.append("}]").toString(), config);
        if (seen.size() < backends.size() && layer == LayerKind.GLOBAL) {
            throw twice(backends.stream().filter(name -> backends.indexOf(name) != backends.lastIndexOf(name)).findFirst().orElseThrow());
        }
    }

    private LookupError twice(String backend) {
        String pattern = "[^\\w]" + backend + "(?:[^\\w]|$)";
        int first = lines.find(path, pattern, 1);
        int second = first == 0 ? 0 : lines.find(path, pattern, first + 1);
        String message = "Backend '" + backend + "' is defined more than once.";
        return second == 0
                ? LookupError.in(path, first, message)
                : LookupError.in(path, second, message + " First defined at (line: " + first + ")");
    }

    private static List<String> strings(@Nullable Value value, List<String> standard) {
        if (value instanceof Str text) {
            return List.of(text.value());
        }
        if (!(value instanceof Arr list)) {
            return standard;
        }
        List<String> strings = new ArrayList<>();
        list.elements().forEach(element -> strings.add(RubyText.of(element)));
        return strings;
    }

    private static MergeStrategy merge(Hash config) {
        String behavior = config.get("merge_behavior") instanceof Str text ? text.value() : "native";
        if (behavior.equals("native")) {
            return MergeStrategy.DEFAULT;
        }
        SequencedMap<Value, Value> options = new LinkedHashMap<>();
        options.put(new Str("strategy"), new Str(behavior.equals("deep") ? "reverse_deep" : "unconstrained_deep"));
        if (config.get("deep_merge_options") instanceof Hash deep) {
            options.putAll(deep.entries());
        }
        return MergeStrategy.of(Hash.owning(options));
    }
}
