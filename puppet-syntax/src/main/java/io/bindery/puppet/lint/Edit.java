package io.bindery.puppet.lint;

/// A replacement for a stretch of the text.
public record Edit(int start, int end, String replacement) {
    public static Edit replace(LintToken token, String replacement) {
        return new Edit(token.start(), token.end(), replacement);
    }

    public static Edit delete(LintToken token) {
        return replace(token, "");
    }

    public static Edit insert(int at, String text) {
        return new Edit(at, at, text);
    }
}
