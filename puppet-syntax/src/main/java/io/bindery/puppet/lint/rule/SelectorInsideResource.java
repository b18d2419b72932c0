package io.bindery.puppet.lint.rule;

import io.bindery.puppet.lint.LintKind;
import io.bindery.puppet.lint.LintToken;
import io.bindery.puppet.lint.LintedManifest;
import io.bindery.puppet.lint.Problems;
import io.bindery.puppet.lint.ResourceTokens;
import io.bindery.puppet.lint.Rule;

/// The value of an attribute is no selector.
final class SelectorInsideResource implements Rule {
    @Override
    public String name() {
        return "selector_inside_resource";
    }

    @Override
    public String purpose() {
        return "The value of an attribute is no selector.";
    }

    @Override
    public void check(LintedManifest manifest, Problems problems) {
        for (ResourceTokens resource : manifest.resources()) {
            for (LintToken token : manifest.tokens(LintKind.FAT_ARROW, resource.tokens())) {
                LintToken value = manifest.codeAfter(token);
                if (value != null && value.is(LintKind.VARIABLE) && manifest.isBefore(value, LintKind.QUESTION)) {
                    problems.warning(token, "selector inside resource block");
                }
            }
        }
    }
}
