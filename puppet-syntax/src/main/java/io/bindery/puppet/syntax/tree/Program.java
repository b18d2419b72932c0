package io.bindery.puppet.syntax.tree;

import io.bindery.text.SourceFile;
import java.util.List;

/// A parsed file: its body and every definition in it, nested ones too, in the order they were read.
///
/// The configuration is what stands in it of `site` ([SiteStatement]) and `bindings` ([BindingsDefinition]): in most files nothing.
public record Program(SourceFile file, Expression body, List<Expression> definitions, List<Expression> configuration) {
    public Program {
        definitions = List.copyOf(definitions);
        configuration = List.copyOf(configuration);
    }
}
