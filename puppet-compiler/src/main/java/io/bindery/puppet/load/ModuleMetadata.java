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
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What the `metadata.json` of a module says that matters to a compile.
///
/// @param dependencies names of the modules it needs, without their authors
/// @param dataProvider the old way to say where its data comes from
/// @param problem what is wrong with the file, in Puppet's words; null where nothing is
public record ModuleMetadata(
        boolean present, List<String> dependencies, @Nullable String dataProvider, @Nullable String problem) {
    static final ModuleMetadata NONE = new ModuleMetadata(false, List.of(), null, null);

    public ModuleMetadata {
        dependencies = List.copyOf(dependencies);
    }

    static ModuleMetadata read(FileTree files, Module module) {
        Path file = module.path().resolve("metadata.json");
        String text = files.text(file);
        if (text == null) {
            return NONE;
        }
        try {
            Value metadata = JsonReader.read(new SourceFile(file.toString(), text), ValueBuilder.VALUES);
            return metadata instanceof Hash hash && hash.size() > 0
                    ? new ModuleMetadata(
                            true, dependencies(hash), hash.get("data_provider") instanceof Str(String name) ? name : null, null)
                    : NONE;
        } catch (DataError broken) {
            return new ModuleMetadata(
                    false,
                    List.of(),
                    null,
                    module.name() + " has an invalid and unparsable metadata.json file. The parse error: " + broken.text());
        }
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
