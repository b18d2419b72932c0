package io.bindery.puppet.lint.rule;

import io.bindery.puppet.lint.LintKind;
import io.bindery.puppet.lint.LintToken;
import io.bindery.puppet.lint.LintedManifest;
import io.bindery.puppet.lint.Problems;
import io.bindery.puppet.lint.Rule;

/// The name of a variable has no dash.
final class VariableContainsDash implements Rule {
    @Override
    public String name() {
        return "variable_contains_dash";
    }

    @Override
    public String purpose() {
        return "The name of a variable has no dash.";
    }

    @Override
    public void check(LintedManifest manifest, Problems problems) {
        for (LintKind kind : LintKind.VARIABLES) {
            for (LintToken token : manifest.tokens(kind)) {
                String name = VariableNames.withoutIndexes(token.value());
                if (name.contains("-")) {
                    problems.warning(token, "variable contains a dash");
                }
            }
        }
    }
}
