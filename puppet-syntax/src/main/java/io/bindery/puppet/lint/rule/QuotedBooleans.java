package io.bindery.puppet.lint.rule;

import io.bindery.puppet.lint.Edit;
import io.bindery.puppet.lint.LintKind;
import io.bindery.puppet.lint.LintToken;
import io.bindery.puppet.lint.LintedManifest;
import io.bindery.puppet.lint.Problems;
import io.bindery.puppet.lint.Rule;

/// A boolean is not quoted.
final class QuotedBooleans implements Rule {
    @Override
    public String name() {
        return "quoted_booleans";
    }

    @Override
    public String purpose() {
        return "A boolean is not quoted.";
    }

    @Override
    public boolean isUsual() {
        return false;
    }

    @Override
    public void check(LintedManifest manifest, Problems problems) {
        for (LintKind kind : LintKind.PLAIN_STRINGS) {
            for (LintToken token : manifest.tokens(kind)) {
                if (token.value().equals("true") || token.value().equals("false")) {
                    problems.warning(token, "quoted boolean value found", Edit.replace(token, token.value()));
                }
            }
        }
    }
}
