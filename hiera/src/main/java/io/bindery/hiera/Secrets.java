package io.bindery.hiera;

import io.bindery.hiera.Interpolation.Manner;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Value;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/// Looks a key up in a file that has encrypted values.
final class Secrets {
    private Secrets() {}

    /// @throws NoSuchKey if the file does not have it
    static Value value(Lookup lookup, String key, @Nullable Path file, Hash options, Invocation invocation) {
        if (file == null) {
            throw LookupError.foreign("'eyaml_lookup_key': one of 'path', 'paths' 'glob', 'globs' or 'mapped_paths' must be declared in"
                    + " hiera.yaml when using this lookup_key function");
        }
        DataHash data = lookup.hiera().data(file, DataFormat.YAML, lookup.surroundings().strict());
        lookup.warnOnce(file, data.warnings());
        Unresolved value = data.get(key);
        if (value == null) {
            throw NoSuchKey.THROWN;
        }
        return new EyamlValues(options, lookup, key, file, Manner.ofData(invocation)).decrypt(value.raw());
    }
}
