package io.bindery.puppet.load;

import io.bindery.puppet.syntax.Expression;
import io.bindery.text.Diagnostic;
import io.bindery.text.SourceFile;
import java.util.List;

/// A parsed and checked file: its body, the classes, defines and nodes in it, and its other definitions (functions and types).
///
/// @param configuration the `site` statements and `bindings` definitions in it, also where there are errors
/// @param problems what parser and validator said; with an error among them nothing else is to be used
public record Manifest(
        SourceFile file,
        Expression body,
        List<Blueprint> blueprints,
        List<Expression> definitions,
        List<Expression> configuration,
        List<Diagnostic> problems) {

    public Manifest {
        blueprints = List.copyOf(blueprints);
        definitions = List.copyOf(definitions);
        configuration = List.copyOf(configuration);
        problems = List.copyOf(problems);
    }
}
