package io.bindery.puppet.lint.rule;

import io.bindery.puppet.lint.Edit;
import io.bindery.puppet.lint.LintKind;
import io.bindery.puppet.lint.LintToken;
import io.bindery.puppet.lint.LintedManifest;
import io.bindery.puppet.lint.Problems;
import io.bindery.puppet.lint.Rule;
import org.jspecify.annotations.Nullable;

/// A string is more than one variable.
final class OnlyVariableString implements Rule {
    @Override
    public String name() {
        return "only_variable_string";
    }

    @Override
    public String purpose() {
        return "A string is more than one variable.";
    }

    @Override
    public void check(LintedManifest manifest, Problems problems) {
        for (LintToken head : manifest.tokens(LintKind.STRING_HEAD)) {
            LintToken variable = head.value().isEmpty() ? manifest.after(head) : null;
            LintToken tail = variable != null && variable.kind().isVariable() ? tail(manifest, variable) : null;
            if (variable != null && tail != null && tail.value().isEmpty() && !manifest.isBefore(tail, LintKind.FAT_ARROW)) {
                problems.warning(variable, "string containing only a variable", edit(manifest, head, variable, tail));
            }
        }
    }

    /// The end of the string, where nothing but simple indexes stands between.
    private static @Nullable LintToken tail(LintedManifest manifest, LintToken variable) {
        LintToken token = manifest.after(variable);
        while (token != null && token.is(LintKind.LEFT_BRACKET)) {
            int next = token.index() + 3;
            token = next < manifest.tokens().size() ? manifest.tokens().get(next) : null;
        }
        return token != null && token.is(LintKind.STRING_TAIL) ? token : null;
    }

    // One edit for the whole string, so that no other touches the variable at the same time.
    private static Edit edit(LintedManifest manifest, LintToken head, LintToken variable, LintToken tail) {
        boolean hasDollar = variable.end() - variable.start() > variable.value().length();
        String inner = manifest.file().text().substring(head.end(), tail.start());
        return new Edit(head.start(), tail.end(), (hasDollar ? "" : "$") + inner);
    }
}
