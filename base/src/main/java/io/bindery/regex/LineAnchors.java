package io.bindery.regex;

import java.util.regex.Pattern;

/// Finds the positions at which `^` and `$` match.
public final class LineAnchors {
    /// As in Ruby: at the edges of any line of the text, and only a line feed ends a line. Flags for [Pattern#compile(String, int)].
    public static final int RUBY = Pattern.MULTILINE | Pattern.UNIX_LINES;

    private LineAnchors() {}
}
