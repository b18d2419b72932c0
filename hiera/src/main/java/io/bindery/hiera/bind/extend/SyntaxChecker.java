package io.bindery.hiera.bind.extend;

import org.jspecify.annotations.Nullable;

/// Checks the text of heredocs that name a syntax, `@(END:json)`. An extension point: bound into the multibind `syntax_checkers` under the
/// name of the syntax.
public interface SyntaxChecker {
    /// What is wrong with a text, or null.
    @Nullable String check(String text, String syntax);
}
