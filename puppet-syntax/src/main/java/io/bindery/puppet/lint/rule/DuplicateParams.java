package io.bindery.puppet.lint.rule;

import io.bindery.puppet.lint.LintKind;
import io.bindery.puppet.lint.LintToken;
import io.bindery.puppet.lint.LintedManifest;
import io.bindery.puppet.lint.Problems;
import io.bindery.puppet.lint.ResourceTokens;
import io.bindery.puppet.lint.Rule;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;

/// A resource has each parameter once.
final class DuplicateParams implements Rule {
    @Override
    public String name() {
        return "duplicate_params";
    }

    @Override
    public String purpose() {
        return "A resource has each parameter once.";
    }

    @Override
    public void check(LintedManifest manifest, Problems problems) {
        for (ResourceTokens resource : manifest.resources()) {
            Deque<Set<String>> seen = new ArrayDeque<>();
            seen.push(new HashSet<>());
            for (LintToken token : resource.tokens()) {
                switch (token.kind()) {
                    case LEFT_BRACE -> seen.push(new HashSet<>());
                    case RIGHT_BRACE -> {
                        if (seen.size() > 1) {
                            seen.pop();
                        }
                    }
                    case FAT_ARROW -> {
                        LintToken name = manifest.codeBefore(token);
                        if (name != null && name.is(LintKind.NAME) && !seen.element().add(name.value())) {
                            problems.error(name, "duplicate parameter found in resource");
                        }
                    }
                    default -> {}
                }
            }
        }
    }
}
