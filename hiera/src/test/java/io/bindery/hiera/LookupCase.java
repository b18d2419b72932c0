package io.bindery.hiera;

import io.bindery.data.JsonReader;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.TypeValue;
import io.bindery.puppet.value.Value;
import io.bindery.puppet.value.ValueBuilder;
import io.bindery.text.SourceFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// A case of the corpus: arguments, settings, variables, and files put over the common site. `record_lookups.rb` reads the same.
record LookupCase(
        List<String> arguments, Map<String, String> settings, Map<String, Value> variables, boolean bare, Map<String, String> files) {

    private static final Pattern WORD = Pattern.compile("\\s*(?:\"((?:[^\"\\\\]|\\\\.)*)\"|'([^']*)'|(\\S+))");

    static LookupCase read(Path file) throws IOException {
        String[] parts = Files.readString(file).split("(?m)^=== ");
        List<String> head = parts[0].lines().toList();
        Map<String, String> settings = new HashMap<>();
        Map<String, Value> variables = new HashMap<>();
        for (String line : head.subList(1, head.size())) {
            String[] words = line.split(" ", 3);
            if (words[0].equals("setting")) {
                settings.put(words[1], words[2]);
            } else if (words[0].equals("variable")) {
                variables.put(words[1], JsonReader.read(new SourceFile(words[1], words[2]), ValueBuilder.VALUES));
            }
        }
        Map<String, String> files = new LinkedHashMap<>();
        for (int i = 1; i < parts.length; i++) {
            int end = parts[i].indexOf('\n');
            files.put(parts[i].substring(0, end), parts[i].substring(end + 1));
        }
        return new LookupCase(words(head.getFirst()), settings, variables, head.contains("bare"), files);
    }

    private static List<String> words(String line) {
        List<String> words = new ArrayList<>();
        Matcher matcher = WORD.matcher(line);
        while (matcher.find()) {
            String quoted = matcher.group(1);
            words.add(quoted != null ? quoted.replace("\\\"", "\"") : matcher.group(2) != null ? matcher.group(2) : matcher.group(3));
        }
        return words;
    }

    /// Puts the files of the case into a folder.
    void install(Path common, Path site) throws IOException {
        Files.createDirectories(site);
        if (!bare) {
            try (Stream<Path> all = Files.walk(common)) {
                for (Path from : (Iterable<Path>) all::iterator) {
                    Path to = site.resolve(common.relativize(from).toString());
                    if (Files.isDirectory(from)) {
                        Files.createDirectories(to);
                    } else {
                        Files.copy(from, to);
                    }
                }
            }
        }
        for (Map.Entry<String, String> entry : files.entrySet()) {
            Path target = site.resolve(entry.getKey());
            if (entry.getValue().equals("(absent)\n")) {
                delete(target);
            } else {
                Files.createDirectories(target.getParent());
                Files.writeString(target, entry.getValue().replace("@SITE@", site.toString()));
            }
        }
    }

    private static void delete(Path path) throws IOException {
        try (Stream<Path> all = Files.walk(path)) {
            for (Path one : all.sorted(java.util.Comparator.reverseOrder()).toList()) {
                Files.delete(one);
            }
        }
    }

    boolean has(String flag) {
        return arguments.contains(flag);
    }

    @Nullable String option(String name) {
        for (int i = 0; i < arguments.size(); i++) {
            if (arguments.get(i).equals(name)) {
                return arguments.get(i + 1);
            }
            if (arguments.get(i).startsWith(name + "=")) {
                return arguments.get(i).substring(name.length() + 1);
            }
        }
        return null;
    }

    List<String> keys() {
        List<String> keys = new ArrayList<>();
        for (int i = 0; i < arguments.size(); i++) {
            String argument = arguments.get(i);
            if (List.of("--merge", "--default", "--type", "--render-as").contains(argument)) {
                i++;
            } else if (!argument.startsWith("--")) {
                keys.add(argument);
            }
        }
        return keys.isEmpty() ? List.of("__global__") : keys;
    }

    @Nullable Value merge() {
        String merge = option("--merge");
        if (merge == null) {
            return null;
        }
        SequencedMap<Value, Value> options = new LinkedHashMap<>();
        options.put(new Str("strategy"), new Str(merge));
        if (merge.equals("deep")) {
            options.put(new Str("sort_merged_arrays"), Bool.of(has("--sort-merged-arrays")));
            options.put(new Str("merge_hash_arrays"), Bool.of(has("--merge-hash-arrays")));
            String prefix = option("--knock-out-prefix");
            if (prefix != null) {
                options.put(new Str("knockout_prefix"), new Str(prefix));
            }
        }
        return Hash.owning(options);
    }

    @Nullable TypeValue type() {
        String type = option("--type");
        return type == null ? null : (TypeValue) Assertions.parse(type);
    }
}
