package io.bindery.cli.cf;

import io.bindery.cli.line.Flags;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The kinds of warnings that `--warn` names. All are shown; the prefix `error=` turns one into a failure.
final class Warnings {
    private static final List<String> KINDS = List.of("deprecated", "removed", "sanity-check");
    private static final String ERROR = "error=";

    private Warnings() {}

    /// The first kind that does not exist, or null.
    static @Nullable String unknown(Flags flags) {
        for (String kind : kinds(flags.value("warn", ""))) {
            if (!kind.isEmpty() && !kind.equals("all") && !KINDS.contains(kind)) {
                return kind;
            }
        }
        return null;
    }

    /// Those whose warnings are failures.
    static List<String> fatal(Flags flags) {
        String asked = flags.value("warn", "");
        if (!asked.startsWith(ERROR)) {
            return List.of();
        }
        List<String> kinds = kinds(asked);
        return kinds.contains("all") ? KINDS : kinds;
    }

    private static List<String> kinds(String asked) {
        return List.of((asked.startsWith(ERROR) ? asked.substring(ERROR.length()) : asked).split(",", -1));
    }
}
