package io.bindery.puppet.load;

import io.bindery.puppet.syntax.rules.HeredocSyntax;
import io.bindery.puppet.syntax.tree.Expression;
import io.bindery.text.Diagnostic;
import io.bindery.text.SourceFile;
import java.util.List;

/// A parsed and checked file: its body, the classes, defines and nodes in it, and its other definitions (functions and types).
///
/// @param configuration the `site` statements and `bindings` definitions in it, also where there are errors
/// @param problems what parser and validator said; with an error among them nothing else is to be used
/// @param texts heredocs that do not have the syntax they name, in the opinion of the built-in checkers; as the first of them is what
///     the validator ends with, it has not looked at the rest
/// @param others what it says where these texts are left to the checkers of a site
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
