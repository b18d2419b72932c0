package io.bindery.puppet.lint;

import io.bindery.text.Severity;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A violation of a rule.
///
/// @param rule the name of the rule
/// @param edits the edits that fix it, all of them together; empty if the rule cannot fix it
/// @param ignored the reason given by the control comment that excuses it, possibly empty; null if no comment excuses it
public record Problem(
        String rule, Severity severity, String message, int line, int column, List<Edit> edits, @Nullable String ignored) {
    public Problem {
        edits = List.copyOf(edits);
    }

    Problem ignored(String reason) {
        return new Problem(rule, severity, message, line, column, edits, reason);
    }
}
