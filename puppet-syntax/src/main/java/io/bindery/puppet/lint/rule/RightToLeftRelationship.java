package io.bindery.puppet.lint.rule;

import io.bindery.puppet.lint.LintKind;
import io.bindery.puppet.lint.LintToken;
import io.bindery.puppet.lint.LintedManifest;
import io.bindery.puppet.lint.Problems;
import io.bindery.puppet.lint.Rule;

/// Relationships are written from left to right.
final class RightToLeftRelationship implements Rule {
    @Override
    public String name() {
        return "right_to_left_relationship";
    }

    @Override
    public String purpose() {
        return "Relationships are written from left to right.";
    }

    @Override
    public void check(LintedManifest manifest, Problems problems) {
        for (LintToken arrow : manifest.tokens(LintKind.OUT_EDGE)) {
            problems.warning(arrow, "right-to-left (<-) relationship");
        }
    }
}
