package io.bindery.puppet.lint.rule;

import io.bindery.puppet.lint.Edit;
import io.bindery.puppet.lint.LintKind;
import io.bindery.puppet.lint.LintToken;
import io.bindery.puppet.lint.LintedManifest;
import io.bindery.puppet.lint.Problems;
import io.bindery.puppet.lint.Rule;

/// Comments start with #, not with slashes.
final class SlashComments implements Rule {
    @Override
    public String name() {
        return "slash_comments";
    }

    @Override
    public String purpose() {
        return "Comments start with #, not with slashes.";
    }

    @Override
    public void check(LintedManifest manifest, Problems problems) {
        for (LintToken comment : manifest.tokens(LintKind.SLASH_COMMENT)) {
            problems.warning(comment, "// comment found", Edit.replace(comment, "#" + comment.value()));
        }
    }
}
