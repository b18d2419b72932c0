package io.bindery.puppet.lint.rule;

import io.bindery.puppet.lint.LintKind;
import io.bindery.puppet.lint.LintToken;
import io.bindery.puppet.lint.LintedManifest;
import io.bindery.puppet.lint.Problems;
import io.bindery.puppet.lint.Rule;
import org.jspecify.annotations.Nullable;

/// A case statement has a default case.
final class CaseWithoutDefault implements Rule {
    @Override
    public String name() {
        return "case_without_default";
    }

    @Override
    public String purpose() {
        return "A case statement has a default case.";
    }

    @Override
    public void check(LintedManifest manifest, Problems problems) {
        for (LintToken keyword : manifest.tokens(LintKind.CASE)) {
            Boolean answered = hasDefault(manifest, keyword);
            if (Boolean.FALSE.equals(answered)) {
                problems.warning(keyword, "case statement without a default case");
            }
        }
    }

    /// Null if it is no case statement: it has no braces.
    private static @Nullable Boolean hasDefault(LintedManifest manifest, LintToken keyword) {
        int depth = 0;
        boolean found = false;
        for (LintToken token = manifest.codeAfter(keyword); token != null; token = manifest.codeAfter(token)) {
            switch (token.kind()) {
                case LEFT_BRACE -> depth++;
                case RIGHT_BRACE -> {
                    depth--;
                    if (depth == 0) {
                        return found;
                    }
                }
                case DEFAULT -> found |= depth == 1;
                default -> {}
            }
        }
        return null;
    }
}
