package io.bindery.puppet.lint.rule;

import io.bindery.puppet.lint.LintedManifest;
import io.bindery.puppet.lint.Problems;
import io.bindery.puppet.lint.Rule;

/// A line has at most 80 characters.
final class LineOf80Characters implements Rule {
    @Override
    public String name() {
        return "80chars";
    }

    @Override
    public String purpose() {
        return "A line has at most 80 characters.";
    }

    @Override
    public boolean isUsual() {
        return false;
    }

    @Override
    public void check(LintedManifest manifest, Problems problems) {
        LineLength.check(manifest, 80, problems);
    }
}
