package io.bindery.puppet.lint.rule;

import io.bindery.puppet.lint.Edit;
import io.bindery.puppet.lint.LintKind;
import io.bindery.puppet.lint.LintToken;
import io.bindery.puppet.lint.LintedManifest;
import io.bindery.puppet.lint.Problems;
import io.bindery.puppet.lint.ResourceTokens;
import io.bindery.puppet.lint.Rule;

/// The target of a link is given by target, not by ensure.
final class EnsureNotSymlinkTarget implements Rule {
    @Override
    public String name() {
        return "ensure_not_symlink_target";
    }

    @Override
    public String purpose() {
        return "The target of a link is given by target, not by ensure.";
    }

    @Override
    public void check(LintedManifest manifest, Problems problems) {
        for (ResourceTokens resource : manifest.resources()) {
            if (!resource.type().value().equals("file")) {
                continue;
            }
            for (LintToken ensure : resource.named("ensure")) {
                LintToken value = manifest.valueOf(ensure);
                if (value != null && value.value().startsWith("/")) {
                    problems.warning(value, "symlink target specified in ensure attr", edit(manifest, ensure, value));
                }
            }
        }
    }

    private static Edit edit(LintedManifest manifest, LintToken ensure, LintToken value) {
        LintToken before = manifest.before(ensure);
        String indent = before != null && before.is(LintKind.INDENT) ? "\n" + before.value() : " ";
        return Edit.insert(value.start(), "symlink," + indent + "target => ");
    }
}
