package io.bindery.puppet.load;

import io.bindery.puppet.syntax.rules.HeredocSyntax;
import io.bindery.puppet.syntax.tree.Expression;
import io.bindery.text.Diagnostic;
import io.bindery.text.SourceFile;
import java.util.List;

/// A parsed and checked file: its body, the classes, defines and nodes in it, and its other definitions (functions and types).
///
/// @param configuration the `site` statements and `bindings` definitions in it, even if it has errors
/// @param problems the diagnostics of parser and validator; if one is an error, nothing else of the manifest may be used
/// @param texts heredocs that the built-in checkers find invalid for their syntax; the validator ends at the first of them and
/// has not checked the rest
/// @param others the diagnostics if such texts are left to the checkers of a site
public record Manifest(
        SourceFile file,
        Expression body,
        List<Blueprint> blueprints,
        List<Expression> definitions,
        List<Expression> configuration,
        List<Diagnostic> problems,
        List<HeredocSyntax.Complaint> texts,
        List<Diagnostic> others) {

    public Manifest {
        blueprints = List.copyOf(blueprints);
        definitions = List.copyOf(definitions);
        configuration = List.copyOf(configuration);
        problems = List.copyOf(problems);
        texts = List.copyOf(texts);
        others = List.copyOf(others);
    }
}
