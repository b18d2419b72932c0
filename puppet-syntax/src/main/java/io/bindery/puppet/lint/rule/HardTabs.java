package io.bindery.puppet.lint.rule;

import io.bindery.puppet.lint.Edit;
import io.bindery.puppet.lint.LintKind;
import io.bindery.puppet.lint.LintToken;
import io.bindery.puppet.lint.LintedManifest;
import io.bindery.puppet.lint.Problems;
import io.bindery.puppet.lint.Rule;

/// White space has no tabs.
final class HardTabs implements Rule {
    @Override
    public String name() {
        return "hard_tabs";
    }

    @Override
    public String purpose() {
        return "White space has no tabs.";
    }

    @Override
    public void check(LintedManifest manifest, Problems problems) {
        for (LintKind kind : LintKind.WHITE_SPACES) {
            for (LintToken space : manifest.tokens(kind)) {
                if (space.value().indexOf('\t') >= 0) {
                    problems.error(space, "tab character found", Edit.replace(space, space.value().replace("\t", "  ")));
                }
            }
        }
    }
}
