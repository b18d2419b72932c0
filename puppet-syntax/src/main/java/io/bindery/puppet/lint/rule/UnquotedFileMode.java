package io.bindery.puppet.lint.rule;

import io.bindery.puppet.lint.LintKind;
import io.bindery.puppet.lint.LintToken;
import io.bindery.puppet.lint.LintedManifest;
import io.bindery.puppet.lint.Problems;
import io.bindery.puppet.lint.ResourceTokens;
import io.bindery.puppet.lint.Rule;
import java.util.List;

/// A mode is quoted.
final class UnquotedFileMode implements Rule {
    @Override
    public String name() {
        return "unquoted_file_mode";
    }

    @Override
    public String purpose() {
        return "A mode is quoted.";
    }

    @Override
    public void check(LintedManifest manifest, Problems problems) {
        for (ResourceTokens resource : manifest.resources()) {
            for (LintToken name : resource.hasMode() ? resource.named("mode") : List.<LintToken>of()) {
                LintToken value = manifest.valueOf(name);
                if (value != null && (value.is(LintKind.NAME) || value.is(LintKind.NUMBER))) {
                    problems.warning(value, "unquoted file mode", Quoting.single(value));
                }
            }
        }
    }
}
