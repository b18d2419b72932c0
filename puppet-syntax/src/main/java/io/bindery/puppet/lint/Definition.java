package io.bindery.puppet.lint;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// The tokens of a class or defined type.
///
/// @param tokens from the keyword to the closing brace
/// @param parameters the tokens between the parentheses; null if there are no parentheses
public record Definition(
        LintToken keyword, LintToken name, @Nullable LintToken inherited, List<LintToken> tokens, @Nullable List<LintToken> parameters) {
    public boolean isClass() {
        return keyword.is(LintKind.CLASS);
    }

    /// `class` or `defined type`.
    public String label() {
        return isClass() ? "class" : "defined type";
    }
}
