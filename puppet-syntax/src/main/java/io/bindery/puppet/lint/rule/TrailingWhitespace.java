package io.bindery.puppet.lint.rule;

import io.bindery.puppet.lint.Edit;
import io.bindery.puppet.lint.LintKind;
import io.bindery.puppet.lint.LintToken;
import io.bindery.puppet.lint.LintedManifest;
import io.bindery.puppet.lint.Problems;
import io.bindery.puppet.lint.Rule;

/// A line does not end with white space.
final class TrailingWhitespace implements Rule {
    @Override
    public String name() {
        return "trailing_whitespace";
    }

    @Override
    public String purpose() {
        return "A line does not end with white space.";
    }

    @Override
    public void check(LintedManifest manifest, Problems problems) {
        for (LintKind kind : LintKind.WHITE_SPACES) {
            for (LintToken space : manifest.tokens(kind)) {
                LintToken next = manifest.after(space);
                if (next == null || next.is(LintKind.NEWLINE)) {
                    problems.error(space, "trailing whitespace found", Edit.delete(space));
                }
            }
        }
    }
}
