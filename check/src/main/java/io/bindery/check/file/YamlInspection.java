package io.bindery.check.file;

import io.bindery.check.finding.Findings;
import io.bindery.data.DataError;
import io.bindery.data.YamlOptions;
import io.bindery.data.YamlReader;
import io.bindery.puppet.value.Value;
import io.bindery.puppet.value.ValueBuilder;
import io.bindery.text.SourceFile;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/// Reads YAML as Puppet does, and looks at the encrypted values in it.
final class YamlInspection implements Inspection {
    @Override
    public void inspect(SourceFile source, Path path, Findings findings) {
        if (read(source, findings) != null) {
            EyamlBlocks.inspect(source, findings);
        }
    }

    /// The content of a file; null if it is not valid YAML, which is reported.
    static @Nullable Value read(SourceFile source, Findings findings) {
        YamlOptions options = YamlOptions.WITH_SYMBOLS.onDuplicate(key -> findings.warning(
                "duplicate_key", key.line(), key.column(), "the key '" + key.key() + "' stands twice in this mapping; the last one counts"));
        try {
            return YamlReader.read(source, ValueBuilder.VALUES, options);
        } catch (DataError error) {
            findings.error("yaml_syntax", error.line(), error.column(), error.text());
            return null;
        }
    }
}
