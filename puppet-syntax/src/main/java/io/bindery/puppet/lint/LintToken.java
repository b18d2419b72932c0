package io.bindery.puppet.lint;

/// A token as the rules see it.
///
/// @param value its text without quotes, `$` or comment signs
/// @param start its first position in the text; tokens cover the text without gaps
/// @param line from 1
/// @param column in characters, from 1
/// @param index its number among the tokens of the manifest
public record LintToken(LintKind kind, String value, int start, int end, int line, int column, int index) {
    public boolean is(LintKind asked) {
        return kind == asked;
    }
}
