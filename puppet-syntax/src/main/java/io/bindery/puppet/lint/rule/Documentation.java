package io.bindery.puppet.lint.rule;

import io.bindery.puppet.lint.Definition;
import io.bindery.puppet.lint.LintKind;
import io.bindery.puppet.lint.LintToken;
import io.bindery.puppet.lint.LintedManifest;
import io.bindery.puppet.lint.Problems;
import io.bindery.puppet.lint.Rule;

/// A class or defined type has a comment right above it.
final class Documentation implements Rule {
    @Override
    public String name() {
        return "documentation";
    }

    @Override
    public String purpose() {
        return "A class or defined type has a comment right above it.";
    }

    @Override
    public void check(LintedManifest manifest, Problems problems) {
        for (Definition definition : manifest.definitions()) {
            if (!isDocumented(manifest, definition.keyword())) {
                problems.warning(definition.keyword(), definition.label() + " not documented");
            }
        }
    }

    private static boolean isDocumented(LintedManifest manifest, LintToken keyword) {
        int lines = 0;
        LintToken token = manifest.before(keyword);
        while (token != null && (token.kind().isWhiteSpace() || token.is(LintKind.NEWLINE)) && lines < 2) {
            lines += token.is(LintKind.NEWLINE) ? 1 : 0;
            token = lines < 2 ? manifest.before(token) : token;
        }
        return token != null && token.kind().isComment();
    }
}
