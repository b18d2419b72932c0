package io.bindery.puppet.syntax.tree;

import io.bindery.text.SourceFile;
import java.util.List;

/// A parsed file: its body and every definition in it, nested ones too, in the order they were read.
///
/// The configuration is its `site` ([SiteStatement]) and `bindings` ([BindingsDefinition]) statements, which most files do not have.
public record Program(SourceFile file, Expression body, List<Expression> definitions, List<Expression> configuration) {
    public Program {
        definitions = List.copyOf(definitions);
        configuration = List.copyOf(configuration);
    }
}
