package io.bindery.cfengine.syntax;

import io.bindery.text.Diagnostic;
import io.bindery.text.SourceFile;
import java.util.List;

/// One parsed file: its blocks in written order, and its diagnostics.
public record PolicyFile(SourceFile source, List<Block> blocks, List<Diagnostic> diagnostics) {
    public PolicyFile {
        blocks = List.copyOf(blocks);
        diagnostics = List.copyOf(diagnostics);
    }
}
