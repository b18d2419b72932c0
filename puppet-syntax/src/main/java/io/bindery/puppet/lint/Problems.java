package io.bindery.puppet.lint;

import io.bindery.text.Severity;
import java.util.ArrayList;
import java.util.List;

/// The problems that one rule has found so far.
public final class Problems {
    private final String rule;
    private final List<Problem> found = new ArrayList<>();

    Problems(String rule) {
        this.rule = rule;
    }

    public void warning(LintToken token, String message, Edit... edits) {
        add(Severity.WARNING, message, token.line(), token.column(), edits);
    }

    public void error(LintToken token, String message, Edit... edits) {
        add(Severity.ERROR, message, token.line(), token.column(), edits);
    }

    public void warning(int line, int column, String message) {
        add(Severity.WARNING, message, line, column);
    }

    private void add(Severity severity, String message, int line, int column, Edit... edits) {
        found.add(new Problem(rule, severity, message, line, column, List.of(edits), null));
    }

    List<Problem> found() {
        return found;
    }
}
