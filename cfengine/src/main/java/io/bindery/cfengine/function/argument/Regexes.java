package io.bindery.cfengine.function.argument;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Level;
import io.bindery.cfengine.value.Regex;
import org.jspecify.annotations.Nullable;

/// Compiles the patterns in arguments, and logs malformed patterns.
public final class Regexes {
    private Regexes() {}

    public static @Nullable Regex compile(Call call, String pattern) {
        return Regex.compile(pattern, complaint -> call.log(Level.ERROR, complaint));
    }

    /// Whether the whole text matches; false for a malformed pattern.
    public static boolean matchesAll(Call call, String pattern, String text) {
        Regex regex = compile(call, pattern);
        return regex != null && regex.matchesAll(text);
    }
}
