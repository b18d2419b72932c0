package io.bindery.puppet.lint.rule;

import io.bindery.puppet.lint.LintedManifest;
import io.bindery.puppet.lint.Problems;
import io.bindery.puppet.lint.Rule;

/// A line has at most 140 characters.
final class LineOf140Characters implements Rule {
    @Override
    public String name() {
        return "140chars";
    }

    @Override
    public String purpose() {
        return "A line has at most 140 characters.";
    }

    @Override
    public void check(LintedManifest manifest, Problems problems) {
        LineLength.check(manifest, 140, problems);
    }
}
