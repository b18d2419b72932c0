package io.bindery.puppet.lint.rule;

import io.bindery.puppet.lint.LintKind;
import io.bindery.puppet.lint.LintToken;
import io.bindery.puppet.lint.LintedManifest;
import io.bindery.puppet.lint.Problems;
import io.bindery.puppet.lint.Rule;

/// The name of a node is quoted.
final class UnquotedNodeName implements Rule {
    @Override
    public String name() {
        return "unquoted_node_name";
    }

    @Override
    public String purpose() {
        return "The name of a node is quoted.";
    }

    @Override
    public void check(LintedManifest manifest, Problems problems) {
        for (LintToken keyword : manifest.tokens(LintKind.NODE)) {
            LintToken token = manifest.codeAfter(keyword);
            while (token != null && !token.is(LintKind.LEFT_BRACE)) {
                if (token.is(LintKind.NAME)) {
                    problems.warning(token, "unquoted node name found", Quoting.single(token));
                }
                token = manifest.codeAfter(token);
            }
        }
    }
}
