package io.bindery.puppet.lint.rule;

import io.bindery.puppet.lint.Edit;
import io.bindery.puppet.lint.LintKind;
import io.bindery.puppet.lint.LintToken;
import io.bindery.puppet.lint.LintedManifest;
import io.bindery.puppet.lint.Problems;
import io.bindery.puppet.lint.Rule;

/// A variable in a string has braces around it.
final class VariablesNotEnclosed implements Rule {
    @Override
    public String name() {
        return "variables_not_enclosed";
    }

    @Override
    public String purpose() {
        return "A variable in a string has braces around it.";
    }

    @Override
    public void check(LintedManifest manifest, Problems problems) {
        for (LintToken variable : manifest.tokens(LintKind.BARE_VARIABLE)) {
            problems.warning(variable, "variable not enclosed in {}", edit(manifest, variable));
        }
    }

    /// An index stays with its variable, what follows a dash does not.
    private static Edit edit(LintedManifest manifest, LintToken variable) {
        int dash = variable.value().indexOf('-');
        if (dash >= 0) {
            int end = variable.start() + 1 + dash;
            return new Edit(variable.start(), end, "${" + variable.value().substring(0, dash) + "}");
        }
        LintToken text = manifest.after(variable);
        String index = text == null ? "" : index(text.value());
        return new Edit(variable.start(), variable.end() + index.length(), "${" + variable.value() + index + "}");
    }

    private static String index(String text) {
        int depth = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (depth == 0 && c != '[') {
                return text.substring(0, i);
            }
            depth += c == '[' ? 1 : c == ']' ? -1 : 0;
        }
        return depth == 0 ? text : "";
    }
}
