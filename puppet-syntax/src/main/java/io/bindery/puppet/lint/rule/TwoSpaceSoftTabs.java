package io.bindery.puppet.lint.rule;

import io.bindery.puppet.lint.LintKind;
import io.bindery.puppet.lint.LintToken;
import io.bindery.puppet.lint.LintedManifest;
import io.bindery.puppet.lint.Problems;
import io.bindery.puppet.lint.Rule;

/// Indentation is a multiple of two.
final class TwoSpaceSoftTabs implements Rule {
    @Override
    public String name() {
        return "2sp_soft_tabs";
    }

    @Override
    public String purpose() {
        return "Indentation is a multiple of two.";
    }

    @Override
    public void check(LintedManifest manifest, Problems problems) {
        for (LintToken indent : manifest.tokens(LintKind.INDENT)) {
            if (indent.value().length() % 2 != 0) {
                problems.error(indent, "two-space soft tabs not used");
            }
        }
    }
}
