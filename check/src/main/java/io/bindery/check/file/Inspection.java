package io.bindery.check.file;

import io.bindery.check.finding.Findings;
import io.bindery.text.SourceFile;
import java.nio.file.Path;

/// Inspects one kind of file.
@FunctionalInterface
public interface Inspection {
    /// @param path absolute
    void inspect(SourceFile source, Path path, Findings findings);
}
