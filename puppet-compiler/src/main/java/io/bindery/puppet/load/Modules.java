package io.bindery.puppet.load;

import io.bindery.data.DataError;
import io.bindery.data.JsonReader;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import io.bindery.puppet.value.ValueBuilder;
import io.bindery.text.SourceFile;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// The modules of an environment: the first directory of each name on the module path. Directories with other names than a
/// module may have are passed over. Immutable.
public final class Modules {
    private final SequencedMap<String, Module> byName;
    private final List<String> problems;

    private Modules(SequencedMap<String, Module> byName, List<String> problems) {
        this.byName = byName;
        this.problems = List.copyOf(problems);
    }

    static Modules discover(FileTree files, List<Path> modulepath) {
        SequencedMap<String, Module> byName = new LinkedHashMap<>();
        List<String> problems = new ArrayList<>();
        for (Path directory : modulepath) {
            for (String name : files.names(directory)) {
                Path path = directory.resolve(name);
                if (Module.isName(name) && !byName.containsKey(name) && files.isDirectory(path)) {
                    byName.put(name, read(files, name, path, problems));
                }
            }
        }
        return new Modules(byName, problems);
    }

    public @Nullable Module find(String name) {
        return byName.get(name);
    }

    public Iterable<Module> all() {
        return byName.values();
    }

    /// What is wrong with metadata files, in Puppet's words; `strict` says how bad that is.
    public List<String> problems() {
        return problems;
    }

    private static Module read(FileTree files, String name, Path path, List<String> problems) {
        Path file = path.resolve("metadata.json");
        String text = files.text(file);
        if (text == null) {
            return new Module(name, path, List.of(), false);
        }
        try {
            Value metadata = JsonReader.read(new SourceFile(file.toString(), text), ValueBuilder.VALUES);
            if (metadata instanceof Hash hash && hash.size() > 0) {
                return new Module(name, path, dependencies(hash), true);
            }
        } catch (DataError broken) {
            problems.add(name + " has an invalid and unparsable metadata.json file. The parse error: " + broken.text());
        }
        return new Module(name, path, List.of(), false);
    }

    // `author/name` or `author-name`; the module is known by the part behind.
    private static List<String> dependencies(Hash metadata) {
        List<String> names = new ArrayList<>();
        if (metadata.get("dependencies") instanceof Arr list) {
            for (Value element : list.elements()) {
                if (element instanceof Hash entry && entry.get("name") instanceof Str(String full)) {
                    names.add(full.substring(Math.max(full.lastIndexOf('/'), full.lastIndexOf('-')) + 1));
                }
            }
        }
        return names;
    }
}
