package io.bindery.puppet.lint.rule;

import io.bindery.puppet.lint.LintKind;
import io.bindery.puppet.lint.LintToken;
import io.bindery.puppet.lint.LintedManifest;
import io.bindery.puppet.lint.Problems;
import io.bindery.puppet.lint.Rule;

/// The name of a variable is in lower case.
final class VariableIsLowercase implements Rule {
    @Override
    public String name() {
        return "variable_is_lowercase";
    }

    @Override
    public String purpose() {
        return "The name of a variable is in lower case.";
    }

    @Override
    public void check(LintedManifest manifest, Problems problems) {
        for (LintKind kind : LintKind.VARIABLES) {
            for (LintToken token : manifest.tokens(kind)) {
                String name = VariableNames.withoutIndexes(token.value());
                if (hasUppercase(name)) {
                    problems.warning(token, "variable contains an uppercase letter");
                }
            }
        }
    }

    private static boolean hasUppercase(String name) {
        for (int i = 0; i < name.length(); i++) {
            if (name.charAt(i) >= 'A' && name.charAt(i) <= 'Z') {
                return true;
            }
        }
        return false;
    }
}
