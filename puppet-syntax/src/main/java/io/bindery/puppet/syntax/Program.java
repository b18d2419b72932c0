package io.bindery.puppet.syntax;

import io.bindery.text.SourceFile;
import java.util.List;

/// A parsed file: its body and every definition in it, nested ones too, in the order they were read.
public record Program(SourceFile file, Expression body, List<Expression> definitions) {
    public Program {
        definitions = List.copyOf(definitions);
    }
}
