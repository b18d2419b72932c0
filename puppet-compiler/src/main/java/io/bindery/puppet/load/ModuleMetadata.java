package io.bindery.puppet.load;

import io.bindery.data.DataError;
import io.bindery.data.JsonReader;
import io.bindery.puppet.convert.Interpolation;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import io.bindery.puppet.value.ValueBuilder;
import io.bindery.text.SourceFile;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The parts of a module's `metadata.json` that matter to a compile.
///
/// @param dependencies names of the modules it needs, without their authors
/// @param dataProvider the old setting for the source of its data
/// @param broken why the file cannot be read at all, in Puppet's words; null if it can
/// @param fault why Puppet ignores the module, in its words; null if it does not
public record ModuleMetadata(
        boolean present, List<String> dependencies, @Nullable String dataProvider, @Nullable String broken, @Nullable String fault) {
    static final ModuleMetadata NONE = new ModuleMetadata(false, List.of(), null, null, null);

    /// The required fields, in the order in which they are checked.
    private static final List<String> REQUIRED = List.of("source", "author", "version", "license", "dependencies");

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
            return of(JsonReader.read(new SourceFile(file.toString(), text), ValueBuilder.VALUES), module);
        } catch (DataError unparsable) {
            String broken = module.name() + " has an invalid and unparsable metadata.json file. The parse error: " + unparsable.text();
            return new ModuleMetadata(false, List.of(), null, broken, null);
        }
    }

    private static ModuleMetadata of(Value metadata, Module module) {
        if (metadata instanceof Arr list && list.elements().isEmpty() || metadata instanceof Hash empty && empty.size() == 0) {
            return NONE;
        }
        Hash hash = metadata instanceof Hash given ? given : Hash.EMPTY;
        String provider = hash.get("data_provider") instanceof Str(String name) ? name : null;
        return new ModuleMetadata(true, dependencies(hash), provider, null, fault(hash, module));
    }

    private static @Nullable String fault(Hash metadata, Module module) {
        for (String required : REQUIRED) {
            Value value = metadata.get(required);
            if (value == null || value == Undef.UNDEF) {
                return "No " + required + " module metadata provided for " + module.name();
            }
        }
        Value dependencies = metadata.get("dependencies");
        if (dependencies == null || dependencies instanceof Arr) {
            return null;
        }
        return "The value for the key dependencies in the file metadata.json of the module " + module.name() + " must be an array, not: '"
                + Interpolation.text(dependencies) + "'";
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
