package io.bindery.check.file;

import io.bindery.check.finding.Findings;
import io.bindery.data.DataError;
import io.bindery.data.JsonReader;
import io.bindery.puppet.value.Value;
import io.bindery.puppet.value.ValueBuilder;
import io.bindery.text.SourceFile;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/// Reads JSON as Puppet does.
final class JsonInspection implements Inspection {
    @Override
    public void inspect(SourceFile source, Path path, Findings findings) {
        read(source, findings);
    }

    /// The content of a file; null if it is not valid JSON, which is reported.
    static @Nullable Value read(SourceFile source, Findings findings) {
        try {
            return JsonReader.read(source, ValueBuilder.VALUES);
        } catch (DataError error) {
            findings.error("json_syntax", error.line(), error.column(), error.text());
            return null;
        }
    }
}
