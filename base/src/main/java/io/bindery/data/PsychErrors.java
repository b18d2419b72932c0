package io.bindery.data;

import org.jspecify.annotations.Nullable;

/// Makes the errors for malformed YAML, with Psych's message: `(file): problem context at line N column M`.
final class PsychErrors {
    private PsychErrors() {}

    /// @param context what libyaml was reading, null if Psych's message does not name it
    static DataError of(String file, String problem, @Nullable String context, YamlMark mark) {
        return located(file, context == null ? problem : problem + " " + context, mark.line() + 1, mark.column() + 1);
    }

    // As Psych does: an error for which libyaml has no context is reported at line 1, column 1.
    static DataError withoutPlace(String file, String problem) {
        return located(file, problem, 1, 1);
    }

    static DataError located(String file, String problem, int line, int column) {
        return new DataError("(" + file + "): " + problem + " at line " + line + " column " + column, line, column);
    }
}
