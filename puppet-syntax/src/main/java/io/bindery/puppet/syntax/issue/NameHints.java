package io.bindery.puppet.syntax.issue;

import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Suggests a valid name in place of an invalid one.
final class NameHints {
    private static final Set<Issue> OF_NAMES = Set.of(Issue.ILLEGAL_DEFINITION_NAME, Issue.ILLEGAL_VAR_NAME, Issue.ILLEGAL_PARAM_NAME);

    private NameHints() {}

    /// The hint for an issue; null if it is not about a name, or the name cannot be mended.
    static @Nullable String of(Issue issue, Object[] arguments) {
        if (!OF_NAMES.contains(issue) || arguments.length == 0) {
            return null;
        }
        String name = String.valueOf(arguments[0]);
        String mended = name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9_:]", "_");
        boolean usable = !mended.equals(name) && mended.matches("(?:::)?[a-z_]\\w*(?:::[a-z_]\\w*)*");
        return usable ? "write '" + mended + "': names have lower case letters, digits and underscores only" : null;
    }
}
