package io.bindery.puppet.lint.rule;

import io.bindery.puppet.lint.Edit;
import io.bindery.puppet.lint.LintKind;
import io.bindery.puppet.lint.LintToken;
import io.bindery.puppet.lint.LintedManifest;
import io.bindery.puppet.lint.Problems;
import io.bindery.puppet.lint.Rule;
import java.util.regex.Pattern;

/// A string without variables and escapes has single quotes.
final class DoubleQuotedStrings implements Rule {
    private static final Pattern NEEDS_DOUBLE = Pattern.compile("\\\\[$\"'tsn\\\\]|['\r\t\n]");

    @Override
    public String name() {
        return "double_quoted_strings";
    }

    @Override
    public String purpose() {
        return "A string without variables and escapes has single quotes.";
    }

    @Override
    public void check(LintedManifest manifest, Problems problems) {
        for (LintToken string : manifest.tokens(LintKind.DOUBLE_QUOTED)) {
            // As puppet-lint does: as many spaces as the column are taken for a broken line.
            if (!NEEDS_DOUBLE.matcher(string.value()).find() && !string.value().contains(" ".repeat(string.column()))) {
                problems.warning(string, "double quoted string containing no variables", edits(string));
            }
        }
    }

    // Some escapes are not known to the check; the string would change its meaning.
    private static Edit[] edits(LintToken string) {
        return string.value().indexOf('\\') >= 0 ? new Edit[0] : new Edit[] {Quoting.single(string)};
    }
}
