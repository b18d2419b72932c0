package io.bindery.puppet.lint.rule;

import io.bindery.puppet.lint.LintKind;
import io.bindery.puppet.lint.LintToken;
import io.bindery.puppet.lint.LintedManifest;
import io.bindery.puppet.lint.Problems;
import io.bindery.puppet.lint.Rule;

/// The title of a resource is quoted.
final class UnquotedResourceTitle implements Rule {
    @Override
    public String name() {
        return "unquoted_resource_title";
    }

    @Override
    public String purpose() {
        return "The title of a resource is quoted.";
    }

    @Override
    public void check(LintedManifest manifest, Problems problems) {
        for (LintToken colon : manifest.tokens(LintKind.COLON)) {
            LintToken title = manifest.before(colon);
            if (title == null || manifest.isBefore(colon, LintKind.LEFT_BRACE)) {
                continue;
            }
            if (title.is(LintKind.NAME)) {
                complain(title, problems);
            } else if (title.is(LintKind.RIGHT_BRACKET)) {
                list(manifest, title, problems);
            }
        }
    }

    private static void list(LintedManifest manifest, LintToken close, Problems problems) {
        LintToken open = manifest.partner(close);
        if (open != null) {
            manifest.tokens().subList(open.index(), close.index()).stream()
                    .filter(token -> token.is(LintKind.NAME))
                    .forEach(token -> complain(token, problems));
        }
    }

    private static void complain(LintToken title, Problems problems) {
        problems.warning(title, "unquoted resource title", Quoting.single(title));
    }
}
