package io.bindery.server.auth;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// The paths that a rule applies to.
sealed interface PathPattern {
    /// What was captured, or null if the path does not match.
    Rules.@Nullable Captures match(String path);

    /// All paths that begin with a text. As Puppet Server does: `/puppet/v3/file_metadata` is also the beginning of `file_metadatas`.
    record Prefix(String text) implements PathPattern {
        @Override
        public Rules.@Nullable Captures match(String path) {
            return path.startsWith(text) ? Rules.Captures.NONE : null;
        }
    }

    /// All paths in which an expression is found.
    record Expression(Pattern pattern) implements PathPattern {
        @Override
        public Rules.@Nullable Captures match(String path) {
            Matcher matcher = pattern.matcher(new BudgetedText(path));
            if (!BudgetedText.find(matcher)) {
                return null;
            }
            List<String> groups = new ArrayList<>();
            for (int group = 1; group <= matcher.groupCount(); group++) {
                String text = matcher.group(group);
                groups.add(text == null ? "" : text);
            }
            return new Rules.Captures(groups);
        }
    }
}
