package io.bindery.puppet.lint.rule;

import io.bindery.puppet.lint.LintKind;
import io.bindery.puppet.lint.LintToken;
import io.bindery.puppet.lint.LintedManifest;
import io.bindery.puppet.lint.Problems;
import io.bindery.puppet.lint.ResourceTokens;
import io.bindery.puppet.lint.Rule;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/// The arrows of a block are in one column.
final class ArrowAlignment implements Rule {
    @Override
    public String name() {
        return "arrow_alignment";
    }

    @Override
    public String purpose() {
        return "The arrows of a block are in one column.";
    }

    @Override
    public void check(LintedManifest manifest, Problems problems) {
        for (ResourceTokens resource : manifest.resources()) {
            List<LintToken> arrows = manifest.tokens(LintKind.FAT_ARROW, resource.tokens());
            if (!arrows.isEmpty() && arrows.getFirst().line() != arrows.getLast().line()) {
                check(manifest, resource, problems);
            }
        }
    }

    private static void check(LintedManifest manifest, ResourceTokens resource, Problems problems) {
        Deque<ArrowBlock> blocks = new ArrayDeque<>();
        blocks.push(new ArrowBlock(manifest));
        for (LintToken token : resource.tokens()) {
            switch (token.kind()) {
                case FAT_ARROW -> blocks.element().add(token);
                case LEFT_BRACE -> blocks.push(new ArrowBlock(manifest));
                case RIGHT_BRACE, SEMICOLON -> {
                    blocks.element().report(problems);
                    if (blocks.size() > 1) {
                        blocks.pop();
                    }
                }
                default -> {}
            }
        }
    }
}
