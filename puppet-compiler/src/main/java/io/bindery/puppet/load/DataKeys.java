package io.bindery.puppet.load;

import io.bindery.data.DataError;
import io.bindery.data.YamlOptions;
import io.bindery.data.YamlReader;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import io.bindery.puppet.value.ValueBuilder;
import io.bindery.text.SourceFile;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/// The keys in the data files of an environment and its modules, for all nodes.
///
/// @param files the data files
/// @param names the keys
public record DataKeys(List<Path> files, Set<String> names) {
    private static final int MOST_FILES = 5_000;
    private static final int DEEPEST = 12;

    public DataKeys {
        files = List.copyOf(files);
    }

    public static DataKeys of(Environment environment, FileTree tree) {
        Set<Path> directories = new LinkedHashSet<>();
        if (environment.directory() != null) {
            directories.addAll(directories(environment.directory(), tree));
        }
        for (Path modules : environment.modulepath()) {
            for (String module : tree.names(modules)) {
                directories.addAll(directories(modules.resolve(module), tree));
            }
        }
        List<Path> found = new ArrayList<>();
        directories.forEach(directory -> collect(directory, tree, found, 0));
        Set<String> names = new TreeSet<>();
        found.forEach(file -> keys(file, tree, names));
        return new DataKeys(found, names);
    }

    /// The directories of data that a `hiera.yaml` names.
    private static Set<Path> directories(Path root, FileTree tree) {
        Path config = root.resolve("hiera.yaml");
        if (!tree.exists(config) || !(read(config, tree) instanceof Hash hash)) {
            return Set.of();
        }
        Set<Path> directories = new LinkedHashSet<>(Set.of(root.resolve("data")));
        directories(hash, root, directories);
        directories.removeIf(directory -> !tree.isDirectory(directory));
        return directories;
    }

    private static void directories(Value config, Path root, Set<Path> directories) {
        if (config instanceof Arr list) {
            list.elements().forEach(each -> directories(each, root, directories));
        } else if (config instanceof Hash hash) {
            hash.entries().forEach((name, value) -> {
                if (name instanceof Str(String text) && text.equals("datadir") && value instanceof Str(String path) && !path.contains("%{")) {
                    directories.add(root.resolve(path).normalize());
                }
                directories(value, root, directories);
            });
        }
    }

    private static void collect(Path directory, FileTree tree, List<Path> found, int depth) {
        for (String name : depth > DEEPEST || found.size() > MOST_FILES ? List.<String>of() : tree.names(directory)) {
            Path path = directory.resolve(name);
            if (tree.isDirectory(path)) {
                collect(path, tree, found, depth + 1);
            } else if (name.matches(".*\\.(e?ya?ml|json)")) {
                found.add(path);
            }
        }
    }

    private static void keys(Path file, FileTree tree, Set<String> names) {
        if (read(file, tree) instanceof Hash hash) {
            hash.entries().keySet().forEach(key -> {
                if (key instanceof Str(String text) && !text.equals("lookup_options")) {
                    names.add(text);
                }
            });
        }
    }

    // JSON is YAML, as far as keys go. A file that cannot be read has no keys here; a lookup reports it.
    private static Value read(Path file, FileTree tree) {
        try {
            String text = tree.text(file);
            return text == null ? Hash.EMPTY : YamlReader.read(new SourceFile(file.toString(), text), ValueBuilder.VALUES, YamlOptions.WITH_SYMBOLS);
        } catch (DataError | UncheckedIOException unreadable) {
            return Hash.EMPTY;
        }
    }
}
