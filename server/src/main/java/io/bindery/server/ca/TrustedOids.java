package io.bindery.server.ca;

import io.bindery.data.DataError;
import io.bindery.data.YamlOptions;
import io.bindery.data.YamlReader;
import io.bindery.files.FileReading;
import io.bindery.puppet.convert.RubyText;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Value;
import io.bindery.puppet.value.ValueBuilder;
import io.bindery.text.SourceFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;

/// The short names of certificate extensions: Puppet's own, and those of `custom_trusted_oid_mapping.yaml`.
public final class TrustedOids {
    private TrustedOids() {}

    /// Short names by object identifier. Puppet's own cannot be given another name.
    ///
    /// @param file the site's mapping; it need not be there
    /// @throws CaError if it is there and cannot be read
    public static Map<String, String> read(Path file) throws IOException {
        Map<String, String> names = new LinkedHashMap<>();
        if (Files.isRegularFile(file) && content(file) instanceof Hash content && content.get("oid_mapping") instanceof Hash mapping) {
            for (Map.Entry<Value, Value> entry : mapping.entries().entrySet()) {
                if (entry.getValue() instanceof Hash described && described.get("shortname") instanceof Value shortName) {
                    names.put(RubyText.of(entry.getKey()), RubyText.of(shortName));
                }
            }
        }
        names.putAll(PuppetOids.shortNames());
        return names;
    }

    private static Value content(Path file) throws IOException {
        try {
            return YamlReader.read(
                    new SourceFile(file.toString(), FileReading.text(file)), ValueBuilder.VALUES, YamlOptions.WITH_SYMBOLS);
        } catch (DataError broken) {
            throw new CaError(CaError.Kind.STATE, "Error loading custom OIDs mapping file from '" + file + "': " + broken.text());
        }
    }
}
