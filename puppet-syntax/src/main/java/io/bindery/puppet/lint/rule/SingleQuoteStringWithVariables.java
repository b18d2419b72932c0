package io.bindery.puppet.lint.rule;

import io.bindery.puppet.lint.LintKind;
import io.bindery.puppet.lint.LintToken;
import io.bindery.puppet.lint.LintedManifest;
import io.bindery.puppet.lint.Problems;
import io.bindery.puppet.lint.Rule;

/// A single-quoted string holds no variable.
final class SingleQuoteStringWithVariables implements Rule {
    @Override
    public String name() {
        return "single_quote_string_with_variables";
    }

    @Override
    public String purpose() {
        return "A single-quoted string holds no variable.";
    }

    @Override
    public void check(LintedManifest manifest, Problems problems) {
        for (LintToken string : manifest.tokens(LintKind.SINGLE_QUOTED)) {
            if (string.value().contains("${") && !isTemplate(manifest, string)) {
                problems.error(string, "single quoted string containing a variable found");
            }
        }
    }

    private static boolean isTemplate(LintedManifest manifest, LintToken string) {
        LintToken before = string.index() < 2 ? null : manifest.tokens().get(string.index() - 2);
        return before != null && (before.value().contains("inline_epp") || before.value().contains("inline_template"));
    }
}
