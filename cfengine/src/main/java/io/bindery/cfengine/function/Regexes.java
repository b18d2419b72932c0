package io.bindery.cfengine.function;

import io.bindery.cfengine.value.Regex;
import org.jspecify.annotations.Nullable;

/// Compiles the patterns functions are given, telling the log of those that are malformed.
final class Regexes {
    private Regexes() {}

    static @Nullable Regex compile(Call call, String pattern) {
        return Regex.compile(pattern, complaint -> call.log(Level.ERROR, complaint));
    }

    /// Whether the whole text matches; false for a malformed pattern.
    static boolean matchesAll(Call call, String pattern, String text) {
        Regex regex = compile(call, pattern);
        return regex != null && regex.matchesAll(text);
    }
}
