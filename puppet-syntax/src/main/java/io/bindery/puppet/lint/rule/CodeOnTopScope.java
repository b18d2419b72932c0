package io.bindery.puppet.lint.rule;

import io.bindery.puppet.lint.Definition;
import io.bindery.puppet.lint.LintToken;
import io.bindery.puppet.lint.LintedManifest;
import io.bindery.puppet.lint.Problems;
import io.bindery.puppet.lint.Rule;
import java.util.BitSet;

/// There is no code outside classes and defined types.
final class CodeOnTopScope implements Rule {
    @Override
    public String name() {
        return "code_on_top_scope";
    }

    @Override
    public String purpose() {
        return "There is no code outside classes and defined types.";
    }

    @Override
    public boolean isUsual() {
        return false;
    }

    @Override
    public void check(LintedManifest manifest, Problems problems) {
        BitSet inside = new BitSet();
        for (Definition definition : manifest.definitions()) {
            inside.set(definition.tokens().getFirst().index(), definition.tokens().getLast().index() + 1);
        }
        for (LintToken token : manifest.tokens()) {
            if (!token.kind().isLayout() && !inside.get(token.index())) {
                problems.warning(token, "code outside of class or define block - " + token.value());
            }
        }
    }
}
