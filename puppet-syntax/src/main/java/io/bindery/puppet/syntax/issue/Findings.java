package io.bindery.puppet.syntax.issue;

import io.bindery.puppet.syntax.tree.Node;
import io.bindery.text.Diagnostic;
import io.bindery.text.Place;
import io.bindery.text.Severity;
import java.util.ArrayList;
import java.util.List;

/// The diagnostics of one validation, in the order found.
public final class Findings {
    private final Strictness strict;
    private final List<Diagnostic> diagnostics = new ArrayList<>();

    public Findings(Strictness strict) {
        this.strict = strict;
    }

    public void error(Issue issue, Node node, Object... arguments) {
        Diagnostic error = Diagnostic.error(issue, issue.text(arguments), node.place());
        String hint = NameHints.of(issue, arguments);
        diagnostics.add(hint == null ? error : error.withHint(hint));
    }

    public void error(BindingIssue issue, Place place, Object... arguments) {
        diagnostics.add(issue.error(place, arguments));
    }

    public void warning(Issue issue, Node node, Object... arguments) {
        diagnostics.add(Diagnostic.warning(issue, issue.text(arguments), node.place()));
    }

    public void deprecation(Issue issue, Node node, Object... arguments) {
        diagnostics.add(
                new Diagnostic(issue, Severity.DEPRECATION, issue.text(arguments), node.place(), List.of()));
    }

    /// An error or a warning or nothing, as `strict` says.
    public void doubtful(Issue issue, Node node, Object... arguments) {
        switch (strict) {
            case OFF -> {}
            case WARNING -> diagnostics.add(Diagnostic.warning(issue, issue.text(arguments), node.place()));
            case ERROR -> error(issue, node, arguments);
        }
    }

    public List<Diagnostic> diagnostics() {
        return diagnostics;
    }
}
