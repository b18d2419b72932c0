package io.bindery.puppet.syntax.issue;

import io.bindery.text.Diagnostic;

/// Ends lexing or parsing with the first error. The parser catches it: it never leaves `puppet.syntax`.
public final class SyntaxException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final transient Diagnostic diagnostic;

    public SyntaxException(Diagnostic diagnostic) {
        super(diagnostic.message(), null, false, false);
        this.diagnostic = diagnostic;
    }

    public Diagnostic diagnostic() {
        return diagnostic;
    }
}
